import { dateAndTime, fullDate, shortDate } from '../domain/dates.ts'
import { formats } from '../domain/texts/en/formats.ts'
import { useTexts } from './texts.ts'

const styles = { moment: dateAndTime, short: shortDate, day: fullDate }

type ShopDateProps = {
  value: unknown
  /** With its time, only its short month and day, or a day written out. */
  style?: keyof typeof styles
}

/** The one way the shop shows a date. */
export function ShopDate({ value, style = 'moment' }: ShopDateProps) {
  const text = styles[style](value, useTexts(formats))
  return typeof value === 'string' ? <time dateTime={value}>{text}</time> : <span>{text}</span>
}
