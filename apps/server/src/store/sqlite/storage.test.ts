import { describeStorage } from '@cubarium/testkit';
import { newFolder } from '../../tables/stored-tables.testkit.ts';
import { SqliteStorage } from './storage.ts';

describeStorage('sqlite', async () => {
  const { folder, remove } = newFolder();
  return { storage: await SqliteStorage.open({ folder }), remove: async () => remove() };
});
