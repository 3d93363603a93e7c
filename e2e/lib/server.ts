/** Where the tests' own server listens. */
export const PORT = 8798;
/** Where the server that is killed listens. */
export const FRAGILE_PORT = 8799;
