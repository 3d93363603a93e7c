import type { TableStatus } from '@cubarium/core';
import type { Block, ChatLine } from '@cubarium/protocol';
import type { EventStore, TableListing } from '@cubarium/table';
import type { Census } from './census.ts';
import type { Membership } from './membership.ts';
import type { Reports } from './reports.ts';

/** A table that names somebody, and its place among all tables: those set up later come later. */
export interface Trace {
  readonly place: number;
  readonly table: string;
}

/** A part of a long list: what comes after a place, and at most so much of it. */
export interface Part {
  /** 0 for the beginning. */
  readonly after: number;
  readonly limit: number;
}

/** Which tables nobody has touched: those last touched up to a moment, and at most so many. */
export interface Untouched {
  readonly before?: number;
  readonly limit?: number;
}

/** The tables of a server: their logs, and what finds them. A table is touched when its record is written. */
export interface TableStore extends EventStore {
  /** False while nothing can be written: whoever tries is refused, and the store tries by itself now and then. */
  readonly isWritable: boolean;
  /** A table without its log: null when it is not there. */
  peek(table: string): Promise<TableListing | null>;
  /** The tables of a status, those untouched longest first. */
  untouched(status: TableStatus, which?: Untouched): Promise<readonly string[]>;
  /** When something was last entered, on the server's clock; 0 for never. From then on it counts as touched then. */
  lastMove(table: string): Promise<number>;
  /** The table that answers to a code and is not over; the newest, should there be two. */
  withCode(code: string): Promise<string | null>;
  /** The tables somebody sits at, the newest first. */
  tablesOf(person: string, limit: number): Promise<readonly string[]>;
  /** The tables that somebody has set up and not started, as far as they were touched after a moment. */
  openOf(host: string, after: number): Promise<readonly string[]>;
  /** The tables whose record names somebody, the oldest first. */
  tablesNaming(person: string, part: Part): Promise<readonly Trace[]>;
}

export interface Visits {
  readonly cameAt: number;
  /** When they last said their name. */
  readonly namedAt: number;
}

/** Who is known. */
export interface People {
  save(person: { readonly id: string; readonly name: string }, now: number): Promise<void>;
  /** Null for who is not known. */
  nameOf(person: string): Promise<string | null>;
  visitsOf(person: string): Promise<Visits | null>;
  /** Keeps somebody apart from somebody else; a second time changes nothing. */
  block(person: string, block: Block & { readonly blocked: string }): Promise<void>;
  /** By the id of the block, which has to be the person's own. */
  unblock(person: string, id: string): Promise<void>;
  /** Whom somebody has blocked, the newest first. */
  blocksOf(person: string): Promise<readonly Block[]>;
  /** Whom somebody has blocked, and who has blocked them. */
  apartFrom(person: string): Promise<ReadonlySet<string>>;
  /** From when this resolves on the person is nobody, also after a crash, and everything else about them is to go. */
  beginForgetting(person: string, now: number): Promise<void>;
  /** Nothing is left of them. */
  endForgetting(person: string): Promise<void>;
  /** Those of whom something may be left, who asked first comes first. */
  beingForgotten(): Promise<readonly string[]>;
}

/** Something that somebody said. */
export interface OwnLine extends ChatLine {
  readonly place: number;
  /** Null for a table that is gone. */
  readonly table: string | null;
}

/** A line, and whose it is: nobody else may learn that. */
export interface SaidLine {
  readonly person: string;
  readonly line: ChatLine;
}

/** What was said at tables. It leaves with its table. */
export interface Chat {
  /** Of a table that is not there nothing is kept. */
  add(table: string, person: string, line: ChatLine): Promise<void>;
  /** The last lines, oldest first. */
  recent(table: string): Promise<readonly SaidLine[]>;
  /** Who said the line of this moment under this name; null for none. */
  speaker(table: string, line: Pick<ChatLine, 'name' | 'at'>): Promise<string | null>;
  /** What somebody said, the oldest first. */
  said(person: string, part: Part): Promise<readonly OwnLine[]>;
  /** Removes some of what somebody said; false when there is no more. */
  removeSome(person: string): Promise<boolean>;
}

/** How many lines of a chat are shown to who comes. */
export const RECENT_LINES = 50;

/** The few things that a server keeps about itself, by name. */
export interface Meta {
  read(key: string): Promise<string | null>;
  write(key: string, value: string): Promise<void>;
  /** Writes it unless something is there; gives what is there then, whoever was first. */
  writeOnce(key: string, value: string): Promise<string>;
}

/** Under which name of `Meta` it is kept how late it is at the tables. */
export const TIME = 'time';

/** The last moment that is known to be on the disk, kept apart from the data. */
export interface LastBeat {
  /** True when the data has lost what it had synced. */
  isLaterThan(stored: number): boolean;
  save(moment: number): void;
  close(): void;
}

export interface Stores {
  readonly tables: TableStore;
  readonly people: People;
  readonly chat: Chat;
  readonly reports: Reports;
}

/** Where everything is kept. */
export interface Storage {
  readonly meta: Meta;
  /** Null for a store that answers for its syncs by itself. */
  readonly lastBeat: LastBeat | null;
  readonly census: Census;
  /** Null for a server that has its store to itself. */
  readonly membership: Membership | null;
  /** By which clock things are stored is known only when `meta` has told how late it is. */
  at(now: () => number): Stores;
  /** Tells, in a word, when writing begins to fail, and with null when it works again. */
  watch(listener: (trouble: string | null) => void): void;
  /** What was handed over before is still done. */
  close(): Promise<void>;
}
