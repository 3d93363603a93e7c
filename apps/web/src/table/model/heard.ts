/** The text of an element without what is only for the eye. */
export function heardIn(element: HTMLElement): string {
  const heard = element.cloneNode(true);
  if (!(heard instanceof HTMLElement)) return '';
  for (const seen of heard.querySelectorAll('[aria-hidden="true"]')) seen.remove();
  return heard.textContent.trim();
}
