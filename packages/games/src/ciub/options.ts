/** Table options. `selfAdjust` names the two printed editions of R6; `first` null means drawn (S7). */
export const OPTION_SCHEMA = {
  seats: { kind: 'whole', min: 2, max: 4, default: 2, clause: 'S1' },
  length: { kind: 'choice', values: ['normal', 'short'], default: 'normal', clause: 'S3' },
  selfAdjust: { kind: 'choice', values: ['no-actions', 'numbers-only'], default: 'no-actions', clause: 'R6' },
  first: { kind: 'seat', default: null, clause: 'S7' },
} as const;
