import type { Page } from '@playwright/test';

/** Makes every text that is shown, now and from now on, two fifths longer, word by word, as another language would. */
export const lengthenTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const done = new WeakMap<Node, string>();
    const longer = (text: string): string =>
      text.replaceAll(
        /\p{L}{2,}/gu,
        (word) => word + (word.at(-1) ?? '').repeat(Math.ceil(word.length * 0.4)),
      );
    const lengthen = (node: Node): void => {
      for (const child of node.childNodes) lengthen(child);
      if (node.nodeType !== Node.TEXT_NODE || node.nodeValue === done.get(node)) return;
      const text = longer(node.nodeValue ?? '');
      done.set(node, text);
      node.nodeValue = text;
    };
    lengthen(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) lengthen(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

/** When nothing moves any more: what follows a new size of the window has been done. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    const boxes = (): string =>
      [...document.querySelectorAll('button, p, li, main')]
        .map((each) => Object.values(each.getBoundingClientRect().toJSON() as object).join())
        .join(' ');
    // As long as a still moment lasts that nobody takes for a pause; a clock that runs is no reason to wait for ever.
    let before = '';
    for (let still = 0, frames = 0; still < 5 && frames < 120; frames++) {
      await frame();
      const now = boxes();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });

/** Letters of another size, as people set it in their browser. */
export const setLetters = (page: Page, size: '100%' | '200%'): Promise<void> =>
  page.evaluate(async (wanted) => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    document.documentElement.style.fontSize = wanted;
    // Drawn anew: Chromium keeps lengths in rem that it has worked out already.
    document.body.style.display = 'none';
    await frame();
    document.body.style.removeProperty('display');
    await frame();
  }, size);

/**
 * What is cut off or lies over something else on the screen as it is now: words that leave their box, boxes beside the
 * screen, buttons that another thing covers. A sentence for each.
 */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5;
    const found = new Set<string>();
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${(element.textContent ?? '').slice(0, 40)}”`;
    const isHidden = (element: Element): boolean =>
      // What only screen readers are told is one pixel wide.
      element.clientWidth + element.getBoundingClientRect().width < 3 ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const modal = document.querySelector('dialog[open]');
    const inPlay = (element: Element): boolean => modal === null || modal.contains(element);

    const beside = document.documentElement.scrollWidth - innerWidth;
    if (beside > 0) found.add(`the page is ${beside} px wider than the screen`);

    /** The nearest box that a text has to stay inside: one that cuts, or one with an edge. */
    const frameOf = (element: Element): Element | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (style.display === 'inline' || style.display === 'contents') continue;
        if (
          style.overflowX !== 'visible' ||
          style.borderInlineWidth !== '0px' ||
          at.matches('button, dialog')
        )
          return at;
      }
      return null;
    };
    /** The boxes that a text must not leave above or below, up to one that scrolls or lies apart. */
    const leavesItsBox = (owner: Element, { top, bottom }: DOMRect): boolean => {
      // Letters reach out of a tight line without being cut.
      const slack = SLACK + 0.3 * Number.parseFloat(getComputedStyle(owner).fontSize);
      for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
        const { display, position, overflowY } = getComputedStyle(at);
        if (display === 'contents' || display.startsWith('inline') || at instanceof SVGElement) continue;
        const box = at.getBoundingClientRect();
        if (overflowY === 'auto' || overflowY === 'scroll') return false;
        if (top < box.top - slack || bottom > box.bottom + slack) return true;
        if (position === 'absolute' || position === 'fixed') return false;
      }
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner || !node.nodeValue?.trim() || isHidden(owner) || !inPlay(owner)) continue;
      if (owner.matches('.ciub-player-name, .sign-name')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const frame = frameOf(owner)?.getBoundingClientRect();
      for (const box of range.getClientRects()) {
        if (box.width === 0) continue;
        if (box.left < -SLACK || box.right > innerWidth + SLACK)
          found.add(`beside the screen: ${named(owner)}`);
        if (frame && (box.left < frame.left - SLACK || box.right > frame.right + SLACK))
          found.add(`wider than its box: ${named(owner)}`);
        if (leavesItsBox(owner, box)) found.add(`above or below its box: ${named(owner)}`);
      }
    }
    // Names are people's own, and may be shortened.
    for (const element of document.body.querySelectorAll('*:not(input, .ciub-player-name, .sign-name)')) {
      if (isHidden(element) || !inPlay(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const cutsX = overflowX === 'hidden' || overflowX === 'clip';
      const cutsY = overflowY === 'hidden' || overflowY === 'clip';
      if (cutsX && element.scrollWidth > element.clientWidth + SLACK)
        found.add(`cut at its side: ${named(element)}`);
      if (cutsY && element.scrollHeight > element.clientHeight + SLACK)
        found.add(`cut below: ${named(element)}`);
    }
    for (const element of document.body.querySelectorAll('button, input, a, select, summary')) {
      if (isHidden(element) || !inPlay(element)) continue;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
        found.add(`cannot be reached: ${named(element)}`);
        continue;
      }
      const hit = document.elementFromPoint(x, y);
      const own =
        hit !== null &&
        (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
      // An answer to "why not?" lies over the table for a moment, and is meant to.
      if (!own && !hit?.closest('.why'))
        found.add(`covered by ${hit ? named(hit) : 'nothing'}: ${named(element)}`);
    }
    return [...found];
  });
