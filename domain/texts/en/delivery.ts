import type { CalendarMoment } from '../../dates.ts'

/** Where and on which terms the shop delivers. Not in the specification; shown only where the shop has set it. */
export const deliveryTexts = {
  notServed: (areas: string) =>
    `We do not deliver to this address yet. We deliver to: ${areas}. Please choose another address.`,
  belowMinimum: (amount: string, area: string) => `${amount} more for delivery to ${area}.`,
  title: 'Delivery time',
  titleToCollect: 'Time to collect it',
  choose: 'Please choose a time.',
  loading: 'Loading delivery times',
  notLoaded: 'The delivery times could not be loaded.',
  retry: 'Try again',
  full: 'Full',
  none: 'No time is free in the next days. Please come back tomorrow, or choose another address.',
  /** "9:00 AM" */
  time: ({ hour, minute }: Pick<CalendarMoment, 'hour' | 'minute'>) =>
    `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`,
  times: (from: string, to: string) => `${from} – ${to}`,
  onDay: (day: string, times: string) => `${day}, ${times}`,
  taken: (times: string) => `That time has just been taken. The nearest free times are: ${times}.`,
  missing: (times: string) => `Please choose a time. The next free times are: ${times}.`,
  lost: 'Your time was no longer free when your payment came in.',
  chooseAnother: 'Please choose another time.',
  submit: 'Choose this time',
  chosen: 'Your time is changed.',
  notChosen: 'The time could not be changed. Please try again.',
  way: 'How do you want to get it?',
  deliver: 'Deliver it to my address',
  collect: (place: string) => `I collect it: ${place}`,
  /** To the customer, about somebody else who gets the order. */
  told: (recipient: string) => `${recipient} gets a text message when it comes.`,
  surprise: 'It is a surprise, or they want no messages: do not tell them',
  isSurprise: (recipient: string) => `${recipient} is not told when it comes.`,
  moreForFree: (amount: string) => `${amount} more, and delivery is free.`,
}
