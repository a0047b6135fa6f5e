/** The letters of GSM 03.38, of which a text message holds the most. */
const gsmLetters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** These take the place of two. */
const gsmPairs = new Set('\f^{}\\[~]|€')

/** How many letters one message holds, and each of several that are joined. */
const room = { GSM: { one: 160, joined: 153 }, UCS2: { one: 70, joined: 67 } }

/**
 * How a text is sent: in the alphabet that every phone has, or, if a single letter is not in it, as Sinhala and Tamil
 * are, with room for less than half; and how many messages that makes, which is what the gateway charges for.
 */
export function smsLength(text: string): { alphabet: keyof typeof room; parts: number } {
  const letters = [...text]
  const isGsm = letters.every((letter) => gsmLetters.has(letter) || gsmPairs.has(letter))
  const alphabet = isGsm ? 'GSM' : 'UCS2'
  const units = isGsm
    ? letters.reduce((sum, letter) => sum + (gsmPairs.has(letter) ? 2 : 1), 0)
    : text.length
  const { one, joined } = room[alphabet]
  return { alphabet, parts: units <= one ? 1 : Math.ceil(units / joined) }
}
