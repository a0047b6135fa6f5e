/**
 * In a browser the texts at hand are those of the page's language already: where that is not English,
 * the page's import map has put its files in the place of the English ones.
 */
export function translation<Area>(textsOfThePage: Area): Area {
  return textsOfThePage
}
