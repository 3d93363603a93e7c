/** A damaged record has none. Word for word as in the index: only then is it used. */
export const CODE_OF = `CASE WHEN json_valid(record) THEN record ->> '$.code' END`;

/** Each step leads from one version of the file to the next; a step that was released is never changed. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
  CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, created_at INTEGER NOT NULL, seen_at INTEGER NOT NULL
  ) WITHOUT ROWID;
  -- head and seq are a cache: the last row of the table and how many entries there are (see sqlite-store.ts)
  CREATE TABLE tables (
    key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, status TEXT NOT NULL, record TEXT NOT NULL,
    head INTEGER NOT NULL, seq INTEGER NOT NULL, changed_at INTEGER NOT NULL
  );
  CREATE INDEX tables_by_status ON tables (status, changed_at);
  CREATE TABLE seats (
    person TEXT NOT NULL, table_key INTEGER NOT NULL, PRIMARY KEY (person, table_key)
  ) WITHOUT ROWID;
  CREATE INDEX seats_by_table ON seats (table_key);
  -- only ever appended to; every row names the one before it of the same table, so that no index is written
  CREATE TABLE entries (
    row INTEGER PRIMARY KEY, table_key INTEGER NOT NULL, seq INTEGER NOT NULL, count INTEGER NOT NULL,
    prev INTEGER NOT NULL, command TEXT, body TEXT NOT NULL
  );
  CREATE TABLE snapshots (table_key INTEGER PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE TABLE chat (
    id INTEGER PRIMARY KEY, table_key INTEGER NOT NULL, person TEXT, name TEXT NOT NULL, seat INTEGER,
    text TEXT NOT NULL, at INTEGER NOT NULL
  );
  CREATE INDEX chat_by_table ON chat (table_key, id);
  CREATE INDEX chat_by_person ON chat (person);
  `,
  `
  -- everybody whom the record of a table names, also who only hosts it, stood up or may not come in
  ALTER TABLE seats ADD COLUMN seated INTEGER NOT NULL DEFAULT 1;
  INSERT OR IGNORE INTO seats (person, table_key, seated)
    SELECT json_extract(record, '$.host'), key, 0 FROM tables
    WHERE json_valid(record) AND json_extract(record, '$.host') <> '';
  INSERT OR IGNORE INTO seats (person, table_key, seated)
    SELECT substr(r.value, 1, instr(r.value, ':') - 1), t.key, 0
    FROM tables t, json_each(CASE WHEN json_valid(t.record) THEN t.record ELSE '{}' END, '$.recent') r;
  -- who has asked to be forgotten, until nothing is left
  CREATE TABLE forgotten (person TEXT PRIMARY KEY, asked_at INTEGER NOT NULL) WITHOUT ROWID;
  `,
  `
  CREATE INDEX tables_by_code ON tables (${CODE_OF});
  `,
  `
  CREATE TABLE blocks (
    person TEXT NOT NULL, blocked TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
  ) WITHOUT ROWID;
  CREATE INDEX blocks_by_blocked ON blocks (blocked);
  CREATE TABLE reports (
    id INTEGER PRIMARY KEY, reporter TEXT NOT NULL, reported TEXT NOT NULL, table_id TEXT NOT NULL,
    by_name TEXT NOT NULL, name TEXT NOT NULL, reason TEXT NOT NULL, note TEXT NOT NULL, lines TEXT NOT NULL,
    at INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX reports_by_reporter ON reports (reporter, reported, table_id);
  CREATE INDEX reports_by_reported ON reports (reported);
  `,
];

/** Everything that is ever written, by name: the writer prepares each once. */
export const STATEMENTS = {
  addTable:
    'INSERT INTO tables (key, id, status, record, head, seq, changed_at) VALUES (?, ?, ?, ?, 0, 0, ?)',
  saveRecord: 'UPDATE tables SET status = ?, record = ?, head = ?, seq = ?, changed_at = ? WHERE key = ?',
  saveHead: 'UPDATE tables SET head = ?, seq = ? WHERE key = ?',
  clearSeats: 'DELETE FROM seats WHERE table_key = ?',
  addSeat: 'INSERT OR IGNORE INTO seats (person, table_key, seated) VALUES (?, ?, ?)',
  addEntries:
    'INSERT INTO entries (row, table_key, seq, count, prev, command, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
  saveSnapshot:
    'INSERT INTO snapshots (table_key, seq, body) VALUES (?, ?, ?) ON CONFLICT (table_key) DO UPDATE SET seq = excluded.seq, body = excluded.body',
  removeEntries: 'DELETE FROM entries WHERE row = ?',
  closeTable: `UPDATE tables SET status = 'closed' WHERE key = ?`,
  touchTable: 'UPDATE tables SET changed_at = max(changed_at, ?) WHERE key = ?',
  removeTable: 'DELETE FROM tables WHERE key = ?',
  removeSnapshot: 'DELETE FROM snapshots WHERE table_key = ?',
  removeChat: 'DELETE FROM chat WHERE table_key = ?',
  saveMeta:
    'INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  savePerson:
    'INSERT INTO people (id, name, created_at, seen_at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at',
  removePerson: 'DELETE FROM people WHERE id = ?',
  removeSeatsOf: 'DELETE FROM seats WHERE person = ?',
  // A few at a time: everybody's moves wait behind it.
  removeSomeChatOf: 'DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE person = ? LIMIT 500)',
  addForgotten: 'INSERT OR IGNORE INTO forgotten (person, asked_at) VALUES (?, ?)',
  removeForgotten: 'DELETE FROM forgotten WHERE person = ?',
  addBlock: 'INSERT OR IGNORE INTO blocks (person, blocked, id, name, at) VALUES (?, ?, ?, ?, ?)',
  removeBlock: 'DELETE FROM blocks WHERE person = ? AND id = ?',
  removeBlocksOf: 'DELETE FROM blocks WHERE person = ?',
  removeBlocksAgainst: 'DELETE FROM blocks WHERE blocked = ?',
  // Replaced, not changed: what was told last is the newest.
  addReport:
    'INSERT OR REPLACE INTO reports (reporter, reported, table_id, by_name, name, reason, note, lines, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  trimReportsOf:
    'DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE reporter = ? ORDER BY id DESC LIMIT -1 OFFSET ?)',
  trimReports: 'DELETE FROM reports WHERE id IN (SELECT id FROM reports ORDER BY id DESC LIMIT -1 OFFSET ?)',
  removeReportsBy: 'DELETE FROM reports WHERE reporter = ?',
  removeReportsAbout: 'DELETE FROM reports WHERE reported = ?',
  addChat: 'INSERT INTO chat (table_key, person, name, seat, text, at) VALUES (?, ?, ?, ?, ?, ?)',
} as const;

/** Copies the write-ahead log back into the file, as much as can be done without anybody having to wait. */
export const FOLD = 'PRAGMA wal_checkpoint(PASSIVE)';
/** Says how long the log is, and does nothing. */
export const LOG_LENGTH = 'PRAGMA wal_checkpoint(NOOP)';

export type StatementName = keyof typeof STATEMENTS;

/** How many values each statement takes. */
export const PLACES = Object.fromEntries(
  Object.entries(STATEMENTS).map(([name, sql]) => [name, sql.split('?').length - 1]),
) as Record<StatementName, number>;

export type Value = string | number | null;
/** One statement with its values. */
export type Op = readonly [StatementName, ...Value[]];

/** Many of them, flat: thousands of small arrays would be slow to hand to another thread. */
export interface Batch {
  readonly names: StatementName[];
  /** As many for each as its statement has places. */
  readonly values: Value[];
}
