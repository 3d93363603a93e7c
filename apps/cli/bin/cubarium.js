#!/usr/bin/env node
// Starts the command: bundled from the packed tarball, else from source. The source needs Node 24, which the
// workspace brings along, whatever Node the machine has.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const SOURCE_NEEDS = 24;
const here = path.dirname(fileURLToPath(import.meta.url));
const source = path.join(here, '..', 'src', 'main.ts');
const bundle = path.join(here, '..', 'dist', 'cubarium.js');

/** The Node of the nearest node_modules above this file. */
function workspaceNode() {
  for (let folder = here; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', 'node', 'bin', 'node');
    for (const file of [candidate, `${candidate}.exe`]) if (existsSync(file)) return file;
    if (folder === path.dirname(folder)) return null;
  }
}

/** @param {string} node */
function runWith(node) {
  const child = spawn(node, [source, ...process.argv.slice(2)], { stdio: 'inherit' });
  /** @type {readonly NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('close', (code, signal) => {
    process.exitCode = signal === null ? (code ?? 1) : 1;
  });
}

if (!existsSync(source)) {
  await import(pathToFileURL(bundle).href);
} else if (Number(process.versions.node.split('.')[0]) >= SOURCE_NEEDS) {
  await import(pathToFileURL(source).href);
} else {
  const node = workspaceNode();
  if (node) runWith(node);
  else {
    console.error(`cubarium runs from source on Node ${SOURCE_NEEDS} or later: run npm install first`);
    process.exitCode = 1;
  }
}
