// Every route as the document at /api/docs tells of it: its name, what it takes, what it answers.
import { Type } from 'typebox';
import { Export, Games, Lobby, MatchFile, Table, Tables } from './answers.ts';
import {
  Here,
  LogPage,
  LogQuery,
  MaybeMe,
  Me,
  NameBody,
  Refused,
  TableBody,
  TableCreated,
  TableId,
} from './schemas.ts';

/** Any route may be asked too often, and any may fail. */
const REFUSALS = { '4xx': Refused, '5xx': Refused };

export const DOCUMENTED = {
  beSomebody: {
    operationId: 'beSomebody',
    summary: 'Be somebody, or change your name',
    tags: ['me'],
    body: NameBody,
    response: { 200: Me, ...REFUSALS },
  },
  whoAmI: {
    operationId: 'whoAmI',
    summary: 'Who you are; null for nobody yet',
    tags: ['me'],
    response: { 200: MaybeMe, ...REFUSALS },
  },
  forgetMe: {
    operationId: 'forgetMe',
    summary: 'Delete everything about you',
    tags: ['me'],
    response: {
      202: Type.Null({ description: 'You are nobody any more; what is left goes by itself' }),
      204: Type.Null({ description: 'Nothing is left' }),
      ...REFUSALS,
    },
  },
  exportMe: {
    operationId: 'exportMe',
    summary: 'Everything that is kept about you',
    tags: ['me'],
    response: { 200: Export, ...REFUSALS },
  },
  myTables: {
    operationId: 'myTables',
    summary: 'Tables you sit at',
    tags: ['me'],
    response: { 200: Tables, ...REFUSALS },
  },
  here: {
    operationId: 'here',
    summary: 'Where other devices reach this server; told only to the machine it runs on',
    tags: ['me'],
    response: { 200: Here, ...REFUSALS },
  },
  games: {
    operationId: 'games',
    summary: 'Games, their options and bots',
    tags: ['games'],
    response: { 200: Games, ...REFUSALS },
  },
  lobby: {
    operationId: 'lobby',
    summary: 'Open and running tables',
    tags: ['tables'],
    response: { 200: Lobby, ...REFUSALS },
  },
  setUpTable: {
    operationId: 'setUpTable',
    summary: 'Set up a table',
    tags: ['tables'],
    body: TableBody,
    response: { 201: TableCreated, ...REFUSALS },
  },
  table: {
    operationId: 'table',
    summary: 'A table',
    tags: ['tables'],
    params: TableId,
    response: { 200: Table, ...REFUSALS },
  },
  log: {
    operationId: 'log',
    summary: 'The log of a match, page by page',
    tags: ['tables'],
    params: TableId,
    querystring: LogQuery,
    response: { 200: LogPage, ...REFUSALS },
  },
  match: {
    operationId: 'match',
    summary: 'The match as a file (docs/match-file.md)',
    tags: ['tables'],
    params: TableId,
    response: { 200: MatchFile, ...REFUSALS },
  },
} as const;
