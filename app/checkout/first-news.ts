/** Marks what became of a line, so that it can be found from elsewhere on the page. */
export const newsMark = { 'data-line-news': '' }

export function firstNews(): HTMLElement | null {
  return document.querySelector('[data-line-news]')
}
