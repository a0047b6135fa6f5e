/** A time to wait as people say it, rounded up: "තත්පර 24ක්", "මිනිත්තු 3ක්", "පැය 2ක්". */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return `තත්පර ${seconds}ක්`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `මිනිත්තු ${minutes}ක්` : `පැය ${Math.ceil(minutes / 60)}ක්`
}
