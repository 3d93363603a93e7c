// Every route as the document at /api/docs tells of it: what it takes and answers, the protocol declares.
import { API, FILES_API } from '@cubarium/protocol';
import { PAGE } from '@cubarium/table';
import { Type } from 'typebox';

export const TableId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });
export const LogQuery = Type.Object(
  {
    from: Type.Integer({ minimum: 0, default: 0, description: 'The first entry wanted' }),
    limit: Type.Integer({ minimum: 1, maximum: PAGE, default: PAGE, description: 'How many at most' }),
  },
  { additionalProperties: false },
);
const Refused = Type.Object(
  { error: Type.Object({ code: Type.String() }, { additionalProperties: true }) },
  { description: 'What is wrong, as a code' },
);
/** Any route may be asked too often, and any may fail. */
const REFUSALS = { '4xx': Refused, '5xx': Refused };

export const DOCUMENTED = {
  beSomebody: {
    operationId: 'beSomebody',
    summary: 'Be somebody, or change your name',
    tags: ['me'],
    body: API.beSomebody.body,
    response: { 200: API.beSomebody.answer, ...REFUSALS },
  },
  whoAmI: {
    operationId: 'whoAmI',
    summary: 'Who you are; null for nobody yet',
    tags: ['me'],
    response: { 200: API.whoAmI.answer, ...REFUSALS },
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
    response: { 200: FILES_API.exportMe.answer, ...REFUSALS },
  },
  myTables: {
    operationId: 'myTables',
    summary: 'Tables you sit at',
    tags: ['me'],
    response: { 200: API.myTables.answer, ...REFUSALS },
  },
  myBlocks: {
    operationId: 'myBlocks',
    summary: 'Whom you have blocked',
    tags: ['me'],
    response: { 200: API.myBlocks.answer, ...REFUSALS },
  },
  block: {
    operationId: 'block',
    summary:
      'Block somebody at a table you are at: you are never brought together, and do not hear each other',
    tags: ['me'],
    body: API.block.body,
    response: { 200: API.block.answer, ...REFUSALS },
  },
  unblock: {
    operationId: 'unblock',
    summary: 'Take a block back',
    tags: ['me'],
    params: TableId,
    response: { 200: API.unblock.answer, ...REFUSALS },
  },
  report: {
    operationId: 'report',
    summary: 'Tell whoever runs the server of somebody at a table you are at',
    tags: ['me'],
    body: API.report.body,
    response: { 200: API.report.answer, ...REFUSALS },
  },
  here: {
    operationId: 'here',
    summary: 'Where other devices reach this server; told only to the machine it runs on',
    tags: ['me'],
    response: { 200: API.here.answer, ...REFUSALS },
  },
  games: {
    operationId: 'games',
    summary: 'Games, their options and bots',
    tags: ['games'],
    response: { 200: FILES_API.games.answer, ...REFUSALS },
  },
  lobby: {
    operationId: 'lobby',
    summary: 'Open and running tables',
    tags: ['tables'],
    response: { 200: API.lobby.answer, ...REFUSALS },
  },
  setUpTable: {
    operationId: 'setUpTable',
    summary: 'Set up a table',
    tags: ['tables'],
    body: API.setUpTable.body,
    response: { 201: API.setUpTable.answer, ...REFUSALS },
  },
  table: {
    operationId: 'table',
    summary: 'A table',
    tags: ['tables'],
    params: TableId,
    response: { 200: API.table.answer, ...REFUSALS },
  },
  byCode: {
    operationId: 'byCode',
    summary: 'The table that has a code and is not over',
    tags: ['tables'],
    params: TableId,
    response: { 200: API.byCode.answer, ...REFUSALS },
  },
  log: {
    operationId: 'log',
    summary: 'The log of a match, page by page',
    tags: ['tables'],
    params: TableId,
    querystring: LogQuery,
    response: { 200: API.log.answer, ...REFUSALS },
  },
  match: {
    operationId: 'match',
    summary: 'The match as a file (docs/match-file.md)',
    tags: ['tables'],
    params: TableId,
    response: { 200: FILES_API.match.answer, ...REFUSALS },
  },
} as const;
