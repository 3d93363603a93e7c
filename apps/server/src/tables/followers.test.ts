import { setImmediate } from 'node:timers/promises';
import type { Seat } from '@cubarium/core';
import { expect, test } from 'vitest';
import { Followers, type Member } from './followers.ts';

const CROWD = 120;

function crowd() {
  const seats = new Map<string, Seat>([['player', 0]]);
  const followers = new Followers((person) => seats.get(person) ?? null);
  const heard = new Map<string, string[]>();
  const come = (person: string): Member => {
    const words: string[] = [];
    heard.set(person, words);
    const member: Member = {
      person,
      send: () => undefined,
      sendBytes: (text) => void words.push(text.toString()),
      dismissed: () => words.push('dismissed'),
    };
    followers.enter(member);
    return member;
  };
  const members = Array.from({ length: CROWD }, (_, i) => come(`w${i}`));
  const say = (text: string): void => followers.tell(Buffer.from(text));
  const told = (text: string): number => [...heard.values()].filter((words) => words.includes(text)).length;
  return { followers, members, seats, heard, come, say, told };
}

test('who plays is told at once, a crowd bit by bit, everybody everything in its order', async () => {
  const { come, say, told, heard } = crowd();
  come('player');
  say('one');
  say('two');
  expect(heard.get('player')).toEqual(['one', 'two']);
  expect([told('one'), told('two')]).toEqual([16, 1]);
  for (let turns = 0; turns < 40; turns++) await setImmediate();
  expect(new Set([...heard.values()].map((words) => words.join(' ')))).toEqual(new Set(['one two']));
});

test('who has gone hears nothing more; who comes, or comes back, only what is said from then on', async () => {
  const { followers, members, come, say, heard } = crowd();
  const last = members.at(-1);
  const before = members.at(-2);
  if (!last || !before) throw new Error('nobody there');
  say('one');
  followers.leave(last);
  followers.leave(before);
  followers.enter(before);
  come('late');
  say('two');
  for (let turns = 0; turns < 40; turns++) await setImmediate();
  expect(heard.get(last.person)).toEqual([]);
  expect(heard.get(before.person)).toEqual(['two']);
  expect(heard.get('late')).toEqual(['two']);
  expect(heard.get('w60')).toEqual(['one', 'two']);
});

test('who takes a seat has heard what came before', () => {
  const { followers, seats, say, heard } = crowd();
  say('one');
  seats.set('w100', 1);
  followers.reorder();
  say('two');
  expect(heard.get('w100')).toEqual(['one', 'two']);
});

test('who is sent away has heard everything', () => {
  const { followers, say, heard } = crowd();
  say('gone');
  followers.dismiss(1);
  expect(new Set([...heard.values()].map((words) => words.join(' ')))).toEqual(new Set(['gone dismissed']));
});

test('who watches is named once, whatever connections they have, and never too many of them', () => {
  const { followers, come, members } = crowd();
  come('player');
  for (const person of ['w0', 'w0', 'w7', 'player'])
    followers.enter({ ...members[0], ...come(person), name: person.toUpperCase() });
  expect(followers.watchers(9)).toEqual(['W0', 'W7']);
  expect(followers.watchers(1)).toEqual(['W0']);
});
