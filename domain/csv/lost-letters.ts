/**
 * Whether a text has lost its Sinhala or Tamil letters: a program that saves in an encoding without them writes "?" for
 * each. Such words begin with question marks, which honest ones follow, and no letter of these scripts is left.
 */
export function hasLostLetters(text: string): boolean {
  return /(?<![\p{L}?!])\?{2}/u.test(text) && !/(?!\p{Script=Latin})\p{L}/u.test(text)
}
