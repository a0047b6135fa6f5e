import { refusal } from '../http/refusal.ts'

/**
 * How web pages, scripts, documents and archives begin. Bytes after the end of a picture alone are no
 * reason to refuse it, because phones append data of their own.
 */
const beginnings = [
  '<script',
  '<svg',
  '<html',
  '<!doctype',
  '<iframe',
  '<?php',
  '%pdf-',
  'pk\u0005\u0006',
  '\u007felf',
  'rar!\u001a\u0007',
]

/** Refuses a picture that also is something else: with an archive after its end, or a script in its comment. */
export function requireNothingElse(file: Buffer): void {
  const text = file.toString('latin1').toLowerCase()
  // Drawings and web pages are no photographs to begin with; nothing is hidden in them.
  if (text.trimStart().startsWith('<')) throw refusal('unreadablePicture')
  if (!beginnings.some((beginning) => text.includes(beginning))) return
  throw refusal('pictureWithMore')
}
