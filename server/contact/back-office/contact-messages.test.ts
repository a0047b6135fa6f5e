import { expect, test } from 'vitest'
import { auditLog, contactMessages } from '../../database/schema.ts'
import { openShop, type TestShop } from '../../testing/open-shop.ts'
import { anOperator, listOf } from '../../testing/operator-builders.ts'

async function atWork(shop: TestShop) {
  const operator = await anOperator(shop)
  const { session } = operator
  return {
    ...operator,
    list: listOf(shop, session, 'GET /admin/contact-messages'),
    answer: (messageId: number, body: { isAnswered: boolean; version: number }) =>
      shop.call('PUT /admin/contact-messages/{messageId}/answer', {
        session,
        params: { messageId },
        body,
      }),
  }
}

const write = ({ call }: TestShop, name: string, message: string) =>
  call('POST /dashboard/get-in-touch', {
    body: { name, email: `${name}@Example.com`, contact: '0771234567', message },
  })

test('messages are found by state, name, email and words, first the open ones, then the latest', async () => {
  const shop = await openShop()
  const { list, answer } = await atWork(shop)
  await write(shop, 'Ruwan', 'Do you deliver to Jaffna?')
  await write(shop, 'Kamala', 'One jar of 100% honey was broken.')
  const { items, total } = await list()
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { name: 'Kamala', email: 'Kamala@Example.com', phone: '0771234567', answer: null },
    { name: 'Ruwan', message: 'Do you deliver to Jaffna?' },
  ])
  const found = async (query: Record<string, string>) =>
    (await list(query)).items.map(({ name }) => name)
  expect(await found({ search: 'jaffna' })).toEqual(['Ruwan'])
  expect(await found({ search: 'kamala@example' })).toEqual(['Kamala'])
  expect(await found({ search: '0%' })).toEqual(['Kamala'])
  expect(await found({ search: '_' })).toEqual([])

  await answer(items[0]?.messageId ?? 0, { isAnswered: true, version: 1 })
  expect(await found({ state: 'OPEN' })).toEqual(['Ruwan'])
  expect(await found({ state: 'ANSWERED' })).toEqual(['Kamala'])
  expect(await found({})).toEqual(['Ruwan', 'Kamala'])
})

test('a message records who has answered, a second operator gets a conflict, and it can be reopened', async () => {
  const shop = await openShop()
  const { list, answer, email } = await atWork(shop)
  await write(shop, 'Ruwan', 'Do you deliver to Jaffna?')
  const [message] = (await list()).items
  const id = message?.messageId ?? 0

  const answered = await answer(id, { isAnswered: true, version: 1 })
  expect(answered).toMatchObject({ status: 200, body: { answer: { operatorEmail: email } } })
  const second = await answer(id, { isAnswered: true, version: 1 })
  expect(second).toMatchObject({ status: 409, body: { current: { version: 2 } } })
  const reopened = await answer(id, { isAnswered: false, version: 2 })
  expect(reopened.body).toMatchObject({ answer: null, version: 3 })
  expect((await answer(999_999, { isAnswered: true, version: 1 })).status).toBe(404)

  const entries = (await shop.database.select().from(auditLog)).filter(
    ({ subjectKind }) => subjectKind === 'message',
  )
  expect(entries).toMatchObject([
    { action: 'answer message', subjectId: String(id), after: { isAnswered: true } },
    { action: 'reopen message', subjectId: String(id), after: { isAnswered: false } },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Ruwan|Jaffna/)
})

test('messages are paged', async () => {
  const shop = await openShop()
  const { list } = await atWork(shop)
  const rows = Array.from({ length: 120 }, (_, index) => ({
    name: `Customer ${index}`,
    email: 'customer@example.com',
    message: 'Do you deliver to Jaffna?',
    ...(index % 3 === 0 && { answeredAt: new Date(), answeredBy: 'mala@example.com' }),
  }))
  await shop.database.insert(contactMessages).values(rows)
  const first = await list()
  const second = await list({ after: first.next ?? '' })
  const third = await list({ after: second.next ?? '' })
  const seen = [first, second, third].flatMap(({ items }) =>
    items.map(({ messageId }) => messageId),
  )
  expect(new Set(seen).size).toBe(120)
  expect(third.next).toBeNull()
  expect((await list({ before: third.previous ?? '' })).items).toEqual(second.items)
})
