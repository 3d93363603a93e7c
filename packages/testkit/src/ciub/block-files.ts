/** Blocks of a table that are being worked out, one file each: so work can be shared, stopped and taken up again. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rankOf, type Block, type FilledBlock } from '@cubarium/bots/ciub/odds/making';

export class BlockFiles {
  private readonly folder: string;
  private readonly loaded = new Map<string, Float64Array>();

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

  load(block: Block): Float64Array {
    const path = this.path(block);
    let values = this.loaded.get(path);
    if (!values) {
      const bytes = readFileSync(path);
      values = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
      this.loaded.set(path, values);
    }
    return values;
  }

  /** A finished value; NaN for a block that is not done. */
  value(block: Block, key: number): number {
    const known = this.loaded.get(this.path(block)) ?? (this.has(block) ? this.load(block) : null);
    return known?.[rankOf(key)] ?? NaN;
  }

  private path({ need, dice }: Block): string {
    return join(this.folder, `${need}-${dice}.f64`);
  }
}
