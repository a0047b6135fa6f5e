import { expect, test } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { aPaidOrder, atWork } from '../../testing/order-work-builders.ts'

test('a note whose answer was lost is added once, also when both tries come at once', async () => {
  const shop = await openShop()
  const { note, detail, email } = await atWork(shop)
  const colleague = await atWork(shop)
  const { id } = await aPaidOrder(shop)
  const other = await aPaidOrder(shop)
  const text = 'Call before delivery'
  const tries = await Promise.all([note(id, text), note(id, text)])
  expect([...tries, await note(id, text)].map(({ status }) => status)).toEqual([204, 204, 204])
  const notes = async (orderId: number) => (await detail(orderId)).operatorNotes
  expect(await notes(id)).toMatchObject([{ text, operatorEmail: email }])

  await note(other.id, text)
  await note(id, 'Nobody answers')
  await colleague.note(id, text)
  expect(await notes(other.id)).toHaveLength(1)
  expect(await notes(id)).toHaveLength(3)
  shop.passMinutes(10)
  await note(id, text)
  expect(await notes(id)).toHaveLength(4)
})
