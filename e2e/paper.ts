/** A4 at 96 dots per inch, without its margins. */
export const paper = { width: 672, height: 1000 }
