import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What some tests need from the machine: the program, and the Debian package that brings it. */
const TOOLS = {
  chromium: { debian: 'chromium', present: () => onPath('chromium') },
} as const;

export type Tool = keyof typeof TOOLS;

const onPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`));

const missing = (tools: readonly Tool[]): readonly Tool[] => tools.filter((tool) => !TOOLS[tool].present());

/** Only where nobody is asked for a password and the package names are known: Debian, as root. */
export const canInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Sees to it that the tools are there, installing them where it can; gives back those that are not. */
export function provide(tools: readonly Tool[]): readonly Tool[] {
  const wanted = missing(tools);
  if (wanted.length === 0 || !canInstall) return wanted;
  const packages = wanted.map((tool) => TOOLS[tool].debian);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' });
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  // The package lists may be missing or old: fetch them only when the first attempt fails.
  if (install().status !== 0) {
    apt('update');
    const second = install();
    if (second.status !== 0) console.log(second.stderr);
  }
  return missing(tools);
}
