/**
 * Every wording the specification fixes, each once, copied character by character.
 * Wordings its gaps needed are marked by a comment. One file for each area: a page takes along
 * only the wordings of its own areas.
 */
export * as messages from './messages/index.ts'
