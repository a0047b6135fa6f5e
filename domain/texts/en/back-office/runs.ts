import type { Hindrance } from '../../../orders/hindrances.ts'
import type { StopResult } from '../../../runs/stop-results.ts'

/** Which orders leave the store in which van. */
export const officeRunsTexts = {
  title: 'Runs',
  text: 'A run is what one van delivers in one go. Put the orders of a day into runs and give each a driver, who sees the stops on a phone. When the driver starts, the orders are completed and their customers are told.',
  day: 'Day',
  add: 'Add a run',
  added: (van: string) => `${van} is added.`,
  van: 'Van',
  vanOf: (number: number) => `Van ${number}`,
  /** `round`: which of its runs of that day it is, from 1. */
  nameOf: (van: string, round: number) => (round === 1 ? van : `${van}, run ${round}`),
  vanMissing: 'Write what you call the van, in at most 40 characters.',
  driver: 'Driver',
  noDriver: 'Nobody yet',
  save: 'Save',
  saved: (van: string) => `${van} is saved.`,
  removeQuestion: (van: string) => `Remove ${van}? Its orders wait to be planned again.`,
  startedAt: <Part>(time: Part) => ['Left the store at ', time],
  stops: (count: number) => (count === 1 ? '1 stop' : `${count} stops`),
  stopsOf: (van: string) => `Stops of ${van}`,
  facts: (van: string) => `Van and driver of ${van}`,
  /** The name of what a stop brings; `isAgain`: it is sent again after a claim. */
  name: (orderId: number, isAgain: boolean) => `${orderId}${isAgain ? ' (sent again)' : ''}`,
  movedTo: (order: string, place: number) => `Order ${order} is stop ${place} now.`,
  noStops: 'No stops yet.',
  suggest: 'Suggest the order',
  suggestOf: (van: string) => `Suggest the order of ${van}`,
  sheets: 'Print lists',
  sheetsOf: (van: string) => `Print lists of ${van}`,
  up: (order: string) => `Move order ${order} up`,
  down: (order: string) => `Move order ${order} down`,
  takeOut: (order: string) => `Take order ${order} out`,
  waiting: 'Not in a run',
  none: 'Every order is in a run, or none is paid.',
  due: 'Due on this day or before',
  later: 'Promised for later',
  addTo: (order: string) => `Put order ${order} into a run`,
  choose: 'Into a run …',
  promised: <Part>(date: Part) => ['With them by ', date],
  packed: (bags: number | null) => {
    if (bags === null) return 'Packed'
    return bags === 1 ? 'Packed, 1 bag' : `Packed, ${bags} bags`
  },
  cold: 'Cold goods',
  attempts: (count: number) =>
    count === 1 ? 'Was at the door once' : `Was at the door ${count} times`,
  cancelled: 'Cancelled: it stays in the store',
  cancelledOnTheWay: 'Cancelled while it was under way',
  hindrances: {
    NOT_PAID: 'Not paid',
    PICKING: 'Being picked',
    SHORT: 'Something is missing',
    MONEY_GONE: 'Its money was taken back',
  } satisfies Record<Hindrance, string>,
  results: {
    DELIVERED: 'Delivered',
    NOBODY_HOME: 'Nobody at home',
    REFUSED: 'Not accepted',
    TAKEN_BACK: 'Called back',
  } satisfies Record<StopResult, string>,
  receivedBy: (name: string) => `to ${name}`,
  bagsGiven: (count: number) => (count === 1 ? '1 bag' : `${count} bags`),
  photo: 'Photograph',
  photoOf: (order: string) => `Photograph of the delivery of order ${order}`,
}
