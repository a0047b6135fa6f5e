import type { CalendarMoment } from '../../dates.ts'
import type { Texts } from '../texts.ts'

const months = [
  'ஜனவரி',
  'பெப்ரவரி',
  'மார்ச்',
  'ஏப்ரல்',
  'மே',
  'ஜூன்',
  'ஜூலை',
  'ஓகஸ்ட்',
  'செப்டெம்பர்',
  'ஒக்டோபர்',
  'நவம்பர்',
  'டிசெம்பர்',
]
const weekdays = ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி']

export const formats: Texts['formats'] = {
  locale: 'ta-LK',
  currency: 'ரூ.',
  // Sri Lanka groups by thousands, not as India does.
  thousands: ',',
  decimals: '.',
  // Without a word for "and", which would be a suffix of each item.
  list: (items) => items.join(', '),
  shortDate: ({ month, day }) => `${day} ${months[month]}`,
  /** "செவ்வாய், 1 டிசெம்பர் 2026" */
  fullDate: ({ weekday, ...date }) => `${weekdays[weekday]}, ${dayOfYear(date)}`,
  /** "20 நவம்பர் 2026, பி.ப. 4:05" */
  dateAndTime: ({ hour, minute, ...date }) =>
    `${dayOfYear(date)}, ${hour < 12 ? 'மு.ப.' : 'பி.ப.'} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}`,
  dateMissing: 'திகதி இல்லை',
  dateInvalid: 'திகதி தவறானது',
  dateError: 'திகதியில் பிழை',
}

function dayOfYear({ year, month, day }: Pick<CalendarMoment, 'year' | 'month' | 'day'>): string {
  return `${day} ${months[month]} ${year}`
}
