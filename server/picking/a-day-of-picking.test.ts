import { expect, test } from 'vitest'
import { orderCredits } from '../database/schema.ts'
import { aMixedOrder, sendRefunds } from '../testing/credit-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import {
  anAlternative,
  atPicking,
  chooseFor,
  expectStockToAddUp,
} from '../testing/picking-builders.ts'

type Office = Awaited<ReturnType<typeof atPicking>>
type Work = Awaited<ReturnType<typeof anOrderWithAlternative>>

const rounds = 100
/** Of several operators, in each round at once. */
const stepsAtOnce = 4

test('after much work of several pickers at once, stock and money add up', async () => {
  const shop = await openShop()
  const offices: Office[] = []
  for (const _ of [1, 2, 3, 4, 5]) offices.push(await atPicking(shop))
  const [manager] = offices
  if (!manager) throw new Error('Nobody works here')
  const works = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(() => anOrderWithAlternative(shop, manager)),
  )
  const random = numbersFrom(20_261_123)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const oneOf = <Thing>(things: readonly Thing[]) => things[upTo(things.length - 1)] as Thing

  const packAll = async (office: Office, { id }: Work) => {
    await office.findTheRest(id)
    return office.pack(id, 1 + upTo(2))
  }

  const actions = {
    begin: (office: Office, { id }: Work) => office.start(id, { takeOver: upTo(2) === 0 }),
    giveBack: (office: Office, { id }: Work) => office.giveBack(id),
    undoPacking: (office: Office, { id }: Work) => office.undoPacking(id),
    say: async (office: Office, { id, teaId, greenId }: Work) => {
      const lines = await office.linesOf(id)
      if (lines.length === 0) return office.start(id)
      const { goods, version, quantity, productId } = oneOf(lines)
      const picked = upTo(quantity)
      const isReplaced = productId === teaId && picked < quantity
      const substitutes = isReplaced ? [{ productId: greenId, units: 1, forUnits: 1 }] : []
      const said = { picked, short: upTo(quantity - picked - substitutes.length), substitutes }
      const named = { opId: crypto.randomUUID(), atDevice: new Date().toISOString() }
      return office.send(id, { ...named, goods, version, ...said, noneLeft: upTo(9) === 0 })
    },
    pack: packAll,
    complete: async (office: Office, work: Work) => {
      const { id } = work
      await packAll(office, work)
      const { version } = await office.detail(id)
      return office.complete({ orderId: id, version })
    },
    cancel: async (office: Office, { id }: Work) => {
      const { version } = await office.detail(id)
      return office.cancel(id, { version, reason: 'Asked to', refund: 'GATEWAY' })
    },
  }
  const { complete, cancel, ...early } = actions
  const { say, undoPacking } = early
  const ofTheDay = [...Object.values(early), say, say, say, say, undoPacking]

  const done = new Set<object>()
  for (let round = 0; round < rounds; round++) {
    const isLate = round > rounds * 0.8
    const chosen = Array.from({ length: stepsAtOnce }, () => {
      const action = isLate && upTo(4) === 0 ? oneOf([complete, cancel]) : oneOf(ofTheDay)
      return { action, work: oneOf(works), anybody: upTo(3) === 0 ? oneOf(offices) : undefined }
    })
    const answers = await Promise.all(
      chosen.map(async ({ action, work, anybody }) => {
        const { picker } = await manager.show(work.id)
        const theirPicker = offices.find(({ email }) => email === picker)
        return action(anybody ?? theirPicker ?? manager, work)
      }),
    )
    answers.forEach(({ status }, place) => {
      expect([200, 204, 409]).toContain(status)
      if (status !== 409) done.add(chosen[place]?.action ?? {})
    })
    if (isLate) await sendRefunds(shop)
  }
  expect(done).toEqual(new Set(Object.values(actions)))
  await expectStockToAddUp(shop)
  for (const { id } of works) await expectMoneyToAddUp(manager, id)
  await expectNumbersWithoutGap(shop)
})

/** An order whose customer lets goods be replaced, and what can stand in for its tea. */
async function anOrderWithAlternative(shop: TestShop, office: Office) {
  const { id } = await aMixedOrder(shop)
  await chooseFor(shop, id, 'REPLACE')
  const { goods } = await office.detail(id)
  const teaId = goods.find(({ name }) => name === 'Ceylon Tea')?.productId ?? 0
  const green = await anAlternative(shop, teaId, { name: 'Green Tea', price: 900, stock: 3 })
  return { id, teaId, greenId: green.id }
}

async function expectMoneyToAddUp({ detail }: Office, id: number) {
  const { paymentStatus, totalAmount, credits = [], refunds, surplusAmount } = await detail(id)
  const sum = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0)
  const credited = paymentStatus === 'CANCELLED' ? totalAmount : sum(credits)
  expect(sum(refunds)).toBeCloseTo(credited, 6)
  expect(surplusAmount).toBe(0)
}

/** Credit notes are numbered within their order; those that were taken back keep their number. */
async function expectNumbersWithoutGap({ database }: TestShop) {
  const credits = await database.select().from(orderCredits).orderBy(orderCredits.number)
  expect(credits).not.toEqual([])
  for (const [, ofOrder] of Map.groupBy(credits, ({ orderId }) => orderId)) {
    expect(ofOrder.map(({ number }) => number)).toEqual(ofOrder.map((_, place) => place + 1))
  }
}

/** The same numbers from 0 to 1 each time, as the minimal standard generator makes them. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
