/** Why a server cannot run here, in words for who started it. */
export class StartError extends Error {}
