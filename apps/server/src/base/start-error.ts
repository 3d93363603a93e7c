/** Why a server cannot run here, in words for who started it. */
export class StartError extends Error {}

/** What was not in order when a server had stopped, in words for who stopped it. */
export class StopError extends Error {}
