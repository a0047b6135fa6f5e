/** Marks the message about a changed line, so that other parts of the page can find it. */
export const newsMark = { 'data-line-news': '' }

export function firstNews(): HTMLElement | null {
  return document.querySelector('[data-line-news]')
}
