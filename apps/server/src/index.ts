export { ConfigError, DEFAULT_DATA, readConfig, SETTINGS, type Config } from './base/config.ts';
export { serve } from './serve.ts';
export { StartError, StopError } from './base/start-error.ts';
export { startServer, type RunningServer } from './server.ts';
export { backup, move, MoveError, readReports } from './store/open.ts';
export type { Report } from './ports/reports.ts';
