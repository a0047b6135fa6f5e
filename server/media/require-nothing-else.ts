import { refusal } from '../http/refusal.ts'

/**
 * How pages, scripts, documents and archives begin. Phones append data of their own to a photograph, so
 * that bytes after its end alone prove nothing.
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

/** Refuses a picture that is something else as well: an archive behind it, a script in its comment. */
export function requireNothingElse(file: Buffer): void {
  const text = file.toString('latin1').toLowerCase()
  if (!beginnings.some((beginning) => text.includes(beginning))) return
  throw refusal('pictureWithMore')
}
