import type { ChatLine, Reason } from '@cubarium/protocol';

/** What somebody told whoever runs the server about somebody else. */
export interface Report {
  readonly table: string;
  readonly reporter: string;
  readonly reported: string;
  /** What both were called. */
  readonly by: string;
  readonly name: string;
  readonly reason: Reason;
  readonly note: string;
  /** What they said last at that table: the chat itself leaves with it. */
  readonly lines: readonly ChatLine[];
  readonly at: number;
}

/** How many are kept of one person and in all, so that nobody pushes out what others reported. */
export const MOST_REPORTS = { ofOne: 20, inAll: 2000 } as const;

/** What was reported. There is one report of somebody about somebody at a table: another one takes its place. */
export interface Reports {
  add(report: Report): Promise<void>;
  newest(limit: number): Promise<readonly Report[]>;
  /** What somebody reported, the newest first. */
  by(person: string): Promise<readonly Report[]>;
  /** Removes what somebody reported, and what was reported of them. */
  forget(person: string): Promise<void>;
}

/** As every store keeps it. */
export const reportOf = (found: Readonly<Record<string, unknown>>): Report => ({
  table: String(found.table_id),
  reporter: String(found.reporter),
  reported: String(found.reported),
  by: String(found.by_name),
  name: String(found.name),
  // Both are written by the server alone, which has checked them.
  reason: String(found.reason) as Reason,
  lines: JSON.parse(String(found.lines)) as readonly ChatLine[],
  note: String(found.note),
  at: Number(found.at),
});
