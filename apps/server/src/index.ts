export { ConfigError, DEFAULT_DATA, readConfig, SETTINGS, type Config } from './config.ts';
export { serve } from './serve.ts';
export { StartError, StopError } from './start-error.ts';
export { startServer, type RunningServer } from './server.ts';
export { backup } from './store/backup.ts';
