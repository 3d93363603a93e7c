import type { Storage } from '../../ports/stores.ts';
import { carry } from './carry.ts';
import { compare } from './compare.ts';
import { houseOf, MoveError, type House, type Moved } from './house.ts';

export interface Ways {
  /** Rejects while a server has it, or when there is nothing. */
  readonly from: () => Promise<Storage>;
  readonly to: () => Promise<Storage>;
}

/**
 * Carries a whole club from one store to another and compares what arrived. Both are held all the time, as a server
 * would hold them, so nobody writes meanwhile.
 */
export async function moveAll(ways: Ways): Promise<Moved> {
  const source = await ways.from();
  try {
    const target = await ways.to();
    try {
      return await moveBetween(houseOf(source), houseOf(target));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function moveBetween(from: House, to: House): Promise<Moved> {
  if (await isEmpty(from)) throw new MoveError('there is nothing to move.');
  if (!(await isEmpty(to))) throw new MoveError('there is something already where it should go.');
  const moved = await carry(from, to);
  await compare(from, to, moved.left);
  return moved;
}

async function isEmpty({ census }: House): Promise<boolean> {
  const some = [await census.tables({ after: 0, limit: 1 }), await census.people('', 1)];
  return some.every((list) => list.length === 0);
}
