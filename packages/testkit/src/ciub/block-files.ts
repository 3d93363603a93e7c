/** Blocks of a chart that are being worked out, one file each: so work can be shared, stopped and taken up again. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block, FilledBlock } from '@cubarium/bots/ciub/odds/making';

export class BlockFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  has(block: Block): boolean {
    return existsSync(this.path(block));
  }

  save({ values, ...block }: FilledBlock): void {
    const path = this.path(block);
    writeFileSync(`${path}.part`, new Uint8Array(values.buffer));
    renameSync(`${path}.part`, path);
  }

  /** The values of a block; null for one that is not done. */
  load(block: Block): Float64Array | null {
    if (!this.has(block)) return null;
    const bytes = readFileSync(this.path(block));
    return new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }

  private path({ need, dice }: Block): string {
    return join(this.folder, `${need}-${dice}.f64`);
  }
}
