import { readConfig, type Config } from '@cubarium/server';

/** A server that is measured: at any port of this machine, with limits out of the way. */
export const measured = (data: string, rateFactor: number): Config =>
  readConfig(
    ['--port=0', '--host=127.0.0.1', `--data=${data}`, '--log=error', `--rate-factor=${rateFactor}`],
    {},
  );
