import { loadServer, UsageError, type Command } from './command.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'runs the server: tables for people at different places, and the app',
  help: `cubarium serve [OPTIONS]

Runs until it is stopped (Ctrl+C); tables are parked and go on with the next start. docs/server.md tells more.

  --port 8787        port to listen on; 0 for any free one                        CUBARIUM_PORT
  --host 0.0.0.0     address to listen on                                         CUBARIUM_HOST
  --data ./data      folder for everything that is kept                           CUBARIUM_DATA
  --web FOLDER       folder of the built web app                                  CUBARIUM_WEB
  --origins LIST     other origins that may connect, with commas between          CUBARIUM_ORIGINS
  --trust-proxy no   how many proxies are in front, or their addresses            CUBARIUM_TRUST_PROXY
  --log info         silent, error, warn, info, debug                             CUBARIUM_LOG
  --bot-pace 900     milliseconds a bot takes for a move, about                   CUBARIUM_BOT_PACE
  --rate-factor 1    raises all rate limits, for load tests                       CUBARIUM_RATE_FACTOR
  --metrics-token X  what opens /metrics to other machines than this one          CUBARIUM_METRICS_TOKEN
  --keep-open 30     days until a table that never started leaves, or never       CUBARIUM_KEEP_OPEN
  --keep-unfinished never  the same for a match that nobody goes on with          CUBARIUM_KEEP_UNFINISHED
  --keep-finished never    the same for a match that is over                      CUBARIUM_KEEP_FINISHED

What stands on the right are the same settings as environment variables. With DATABASE_URL (an address like
postgresql://user:password@host:5432/database) everything is kept in that PostgreSQL database instead of the folder.
With REDIS_URL (redis://host:6379) too, the server is one of several nodes on that database.`,
  async run(args) {
    const server = await loadServer();
    try {
      await server.serve(args);
      return 0;
    } catch (error) {
      if (error instanceof server.ConfigError) throw new UsageError(error.message);
      if (error instanceof server.StartError) console.error(`Cubarium could not start: ${error.message}`);
      else if (error instanceof server.StopError) console.error(`Cubarium has stopped: ${error.message}`);
      else throw error;
      return 1;
    }
  },
};
