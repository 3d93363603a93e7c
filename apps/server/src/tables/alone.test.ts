import { describeHolders } from '@cubarium/testkit';
import { alone } from './alone.ts';
import { newFolder, storedTables } from './stored-tables.testkit.ts';

describeHolders('a server by itself', 'alone', async () => {
  const { folder, remove } = newFolder();
  const { stores, close } = await storedTables(folder, () => 1);
  return {
    node: { holders: alone(stores.tables), tables: stores.tables },
    beside: null,
    close: () => close().then(remove),
  };
});
