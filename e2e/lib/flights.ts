import type { Page } from '@playwright/test';

/** However slow the machine is, a flight is still under way when the test looks. */
export const holdFlights = (page: Page) =>
  page.addInitScript(() => {
    // It is called with its element below.
    // oxlint-disable-next-line typescript/unbound-method
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const flies = typeof options === 'object' && options.id === 'flight';
      return animate.call(this, frames, flies ? { ...options, duration: 60_000 } : options);
    };
  });
