import { expect, test } from 'vitest';
import type { Member } from '../tables/followers.ts';
import { Reach } from './reach.ts';

const NEWS = { t: 'pong', at: 0, now: 0 } as const;

function member(person: string) {
  const heard: string[] = [];
  const made: Member = {
    person,
    send: (text) => void heard.push(text),
    sendBytes: () => undefined,
    dismissed: () => undefined,
  };
  return { made, heard };
}

test('somebody is told over every connection, and nobody else', () => {
  const reach = new Reach();
  const [phone, laptop, other] = [member('ann'), member('ann'), member('bob')];
  for (const { made } of [phone, laptop, other]) reach.enter(made);
  reach.tell('ann', NEWS);
  expect([phone, laptop, other].map(({ heard }) => heard.length)).toEqual([1, 1, 0]);
});

test('who has left with one connection is here by the other, and with none is nowhere', () => {
  const reach = new Reach();
  const [phone, laptop] = [member('ann'), member('ann')];
  for (const { made } of [phone, laptop]) reach.enter(made);
  reach.leave(phone.made);
  reach.tell('ann', NEWS);
  expect([phone.heard.length, laptop.heard.length, reach.isHere('ann')]).toEqual([0, 1, true]);
  reach.leave(laptop.made);
  reach.leave(laptop.made);
  reach.tell('ann', NEWS);
  expect([laptop.heard.length, reach.isHere('ann')]).toEqual([1, false]);
});
