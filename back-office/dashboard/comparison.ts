/** A figure beside the one before, in words: "12% more". */
export function comparison(now: number, earlier: number): string {
  if (earlier === 0) return 'nothing then'
  if (now === earlier) return 'as much'
  const percent = Math.round((Math.abs(now - earlier) / earlier) * 100)
  const direction = now > earlier ? 'more' : 'less'
  if (percent >= 1000) return `${Math.round(now / earlier)} times as much`
  return percent === 0 ? `hardly ${direction}` : `${percent}% ${direction}`
}
