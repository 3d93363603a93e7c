import type { ComponentType } from 'react';

/** A game's own part of the page beside the real box; loaded when it is opened. */
export type Companion = ComponentType;
