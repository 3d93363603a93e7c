import type { ReactElement, ReactNode } from 'react';

const ICONS = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  settings: (
    <path d="M4 7h9.5M18.5 7H20M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM4 17h1.5M10.5 17H20M8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z" />
  ),
  back: <path d="M15 5l-7 7 7 7" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  undo: <path d="M8 5L4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9" />,
  sound: <path d="M4 10v4h3l5 4V6L7 10zM16 9c1.5 1.7 1.5 4.300 0 6M18.5 6.5c3 3 3 8 0 11" />,
  mute: <path d="M4 10v4h3l5 4V6L7 10zM16.5 9.5l5 5M21.5 9.5l-5 5" />,
  talk: (
    <path d="M5 4.500h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM8 9h8M8 12.500h5" />
  ),
  log: <path d="M5 6h.01M5 12h.01M5 18h.01M9 6h11M9 12h11M9 18h7" />,
  share: <path d="M12 15V4M8 7.5L12 3.5l4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7" />,
  bot: (
    <path d="M12 3.5V7M6 7h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM9 12v1.5M15 12v1.5" />
  ),
  people: (
    <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.2.8 3.5 2.7 3.5 5.5" />
  ),
  device: <path d="M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11 18h2" />,
  hint: <path d="M9 17.5c0-2.6-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.4-3 8zM9.5 21h5" />,
  play: <path d="M8 5.5v13l10.5-6.5z" />,
  pause: <path d="M8.5 6v12M15.5 6v12" />,
  stepBack: <path d="M18 6l-8 6 8 6zM6.5 6v12" />,
  stepOn: <path d="M6 6l8 6-8 6zM17.5 6v12" />,
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  info: <path d="M12 11v6M12 7.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z" />,
  ask: (
    <path d="M9.200 9.200a2.900 2.900 0 1 1 4.200 2.600c-.9.500-1.400 1-1.400 2M12 17h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z" />
  ),
  eye: (
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
  ),
  download: <path d="M12 4v11M8 11.5l4 4 4-4M5 20h14" />,
  file: <path d="M6 3h8l4 4v14H6zM14 3v4h4" />,
  again: <path d="M19 8A8 8 0 1 0 20 13M19.5 3.5V8.5h-5" />,
  clock: <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2" />,
  aim: <path d="M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type IconName = keyof typeof ICONS;

export const Icon = ({ name }: { readonly name: IconName }): ReactElement => <Drawing>{ICONS[name]}</Drawing>;

/** Lines on a field of 24 × 24, as all our small pictures; never read out. */
export function Drawing({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
