/** A month of the books: "2026-11". */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/
