import { countedStatuses, type Sold, type StatusCounts } from '../orders/index.ts'
import { drawBar } from './draw-bar.ts'
import { palette } from './palette.ts'

/** Sales in a period, in the same part of the previous one, and in the whole previous one, in one scale. */
export function drawSold([sold, earlier, earlierInAll]: readonly Sold[]) {
  const amounts = [sold, earlier, earlierInAll].map((each) => each?.cents ?? 0)
  const bar = (index: number, colour: string) =>
    drawBar([{ value: amounts[index] ?? 0, colour }], Math.max(...amounts))
  return {
    sold: bar(0, palette.leaf),
    soldEarlier: bar(1, palette.husk),
    soldEarlierInAll: bar(2, palette.slipRule),
  }
}

const statusColours: Record<keyof StatusCounts, string> = {
  HELD: palette.turmeric,
  LAPSED: palette.reed,
  PAID: palette.lagoon,
  COMPLETED: palette.leaf,
  CANCELLED: palette.slipRule,
}

/** Orders by status in a period and in the previous one, in one scale. */
export function drawPlaced([placed, earlier]: readonly StatusCounts[]) {
  const bars = [placed, earlier].map((counts) =>
    countedStatuses.map((status) => ({
      value: counts?.[status] ?? 0,
      colour: statusColours[status],
    })),
  )
  const totals = bars.map((pieces) => pieces.reduce((sum, { value }) => sum + value, 0))
  const most = Math.max(...totals)
  return { placed: drawBar(bars[0] ?? [], most), placedEarlier: drawBar(bars[1] ?? [], most) }
}

/** The colour of each status, to show next to its name. */
export function drawStatuses(): Record<keyof StatusCounts, string> {
  const drawn = (status: keyof StatusCounts) =>
    drawBar([{ value: 1, colour: statusColours[status] }], 1)
  return {
    HELD: drawn('HELD'),
    LAPSED: drawn('LAPSED'),
    PAID: drawn('PAID'),
    COMPLETED: drawn('COMPLETED'),
    CANCELLED: drawn('CANCELLED'),
  }
}

type Ranked = { units: number; earlierUnits: number }

/** Adds to each best seller bars of its units in this period and in the previous one, all in one scale. */
export function drawRanking<Seller extends Ranked>(sellers: readonly Seller[]) {
  const most = Math.max(...sellers.flatMap(({ units, earlierUnits }) => [units, earlierUnits]))
  return sellers.map((seller) => ({
    ...seller,
    pictures: {
      units: drawBar([{ value: seller.units, colour: palette.leaf }], most),
      earlierUnits: drawBar([{ value: seller.earlierUnits, colour: palette.husk }], most),
    },
  }))
}
