import type { Page } from '@playwright/test';
import type { Modules } from './qr.ts';

/** The QR code as a camera sees it: the picture on the screen, module by module. */
export const scanned = (page: Page): Promise<Modules> =>
  page.locator('.qr').evaluate(async (svg) => {
    const QUIET = 2;
    const [, , size = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const picture = new Image();
    const copy = svg.cloneNode(true) as SVGElement;
    copy.setAttribute('width', String(size));
    copy.setAttribute('height', String(size));
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await picture.decode();
    const context = new OffscreenCanvas(size, size).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(picture, 0, 0);
    const inner = size - 2 * QUIET;
    return Array.from({ length: inner }, (_, row) =>
      Array.from(
        { length: inner },
        (__, column) => (context.getImageData(column + QUIET, row + QUIET, 1, 1).data[0] ?? 255) < 128,
      ),
    );
  });
