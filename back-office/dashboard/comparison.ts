import type { comparisonTexts } from '../../domain/texts/en/back-office/dashboard.ts'

/** A figure compared with the earlier one, in words: "12% more". */
export function comparison(now: number, earlier: number, texts: typeof comparisonTexts): string {
  if (earlier === 0) return texts.nothingBefore
  if (now === earlier) return texts.equal
  const isMore = now > earlier
  const percent = Math.round((Math.abs(now - earlier) / earlier) * 100)
  if (percent >= 1000) return texts.times(Math.round(now / earlier))
  if (percent === 0) return isMore ? texts.hardlyMore : texts.hardlyLess
  return isMore ? texts.more(percent) : texts.less(percent)
}
