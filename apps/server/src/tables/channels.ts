/** So many channels each node has: they are told apart on a connection that follows tables of several nodes. */
const CHANNELS = 2 ** 32;

export const channelOf = (node: number, number: number): number => node * CHANNELS + number;

/** The node that gave a channel its number. */
export const nodeOf = (channel: number): number => Math.floor(channel / CHANNELS);
