import { refusal } from '../http/refusal.ts'

/**
 * How web pages, scripts, documents, archives and programs begin. Bytes after the end of a picture alone are no
 * reason to refuse it, because phones append data of their own. Each needs more than four bytes: of those, some
 * are in one of 1,200 photographs of 3.5 MB by chance.
 */
const beginnings = [
  /<script/i,
  /<svg[\s>]/i,
  /<html[\s>]/i,
  /<!doctype/i,
  /<iframe/i,
  /<\?php\s/i,
  /%pdf-\d/i,
]

/** The same in bytes, of which the case counts too. */
const binaryBeginnings = [
  // The end of a ZIP archive, which is on one disk.
  'PK\u0005\u0006\0\0\0\0',
  '\u007fELF\u0001\u0001\u0001',
  '\u007fELF\u0002\u0001\u0001',
  'Rar!\u001a\u0007',
]

/** Refuses a picture that also is something else: with an archive after its end, or a script in its comment. */
export function requireNothingElse(file: Buffer): void {
  const text = file.toString('latin1')
  // Drawings and web pages are no photographs to begin with; nothing is hidden in them.
  if (text.trimStart().startsWith('<')) throw refusal('unreadablePicture')
  const isMore =
    beginnings.some((beginning) => beginning.test(text)) ||
    binaryBeginnings.some((beginning) => file.includes(beginning, 0, 'latin1'))
  if (isMore) throw refusal('pictureWithMore')
}
