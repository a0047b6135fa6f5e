import { dateAndTime, fullDate, shortDate } from '../domain/dates.ts'
import { formats } from '../domain/texts/en/formats.ts'
import { useTexts } from './texts.ts'

const styles = { moment: dateAndTime, short: shortDate, day: fullDate }

type ShopDateProps = {
  value: unknown
  /** With its time, only the short month and day, or the full date. */
  style?: keyof typeof styles
}

/** The only component that shows dates in the shop. */
export function ShopDate({ value, style = 'moment' }: ShopDateProps) {
  const text = styles[style](value, useTexts(formats))
  return typeof value === 'string' ? <time dateTime={value}>{text}</time> : <span>{text}</span>
}
