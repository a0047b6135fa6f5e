import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { feedback, packageProducts } from '../database/schema.ts'
import { aCustomer, anAddress, anOrderOf, aPackage, aProduct } from '../testing/builders.ts'
import { anOffice, logOf } from './csv-builders.ts'

test('what was exported changes nothing when it is imported, whatever is in it', async () => {
  const { shop, takeOut, check } = await anOffice()
  const odd = [
    '=1+1',
    "'=1+1",
    "'t Kadeke",
    '+94 77',
    '-5 %',
    '@home',
    '\tTab',
    'a;b,c "d"',
    'Two\r\nlines',
    ' wide ',
    'හාල් අරිසි',
  ]
  for (const text of odd) {
    const product = await aProduct(shop, { name: text, description: text, price: 0.01 })
    const another = await aProduct(shop)
    const contents: Parameters<typeof aPackage>[1] = {
      contents: [
        [product, 3],
        [another, 1],
      ],
    }
    await aPackage(shop, { name: `${text}.`, ...contents })
  }
  const empty = await aPackage(shop, { contents: [[await aProduct(shop), 1]] })
  await shop.database.delete(packageProducts).where(eq(packageProducts.packageId, empty.id))
  for (const kind of ['products', 'stock', 'packages'] as const) {
    const { answer, text } = await takeOut(kind)
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('Content-Disposition')).toMatch(
      new RegExp(`^attachment; filename="${kind}-\\d{4}-\\d\\d-\\d\\d.csv"$`),
    )
    expect(text).toMatch(/^\uFEFFid,.*\r\n/)
    // No cell begins as a formula does, quoted or not.
    expect(text).not.toMatch(/(^|[,\n])"?[=+\-@\t]/)
    const report = await check(kind, text)
    expect(report).toMatchObject({ added: 0, changed: 0, faults: [] })
    expect(report.unchanged).toBeGreaterThanOrEqual(odd.length)
    // Nor with semicolons, as spreadsheets of half the world save it.
    expect((await check(kind, withSemicolons(text))).faults).toEqual([])
  }
})

/** Good enough for cells without commas in them: a spreadsheet would quote as well. */
function withSemicolons(text: string): string {
  return text.replace(/"[^"]*(?:""[^"]*)*"|,/g, (part) => (part === ',' ? ';' : part))
}

test('the orders wanted are exported, a formula in a customer’s name does nothing, and it is noted', async () => {
  const office = await anOffice()
  const { shop, takeOut } = office
  const rice = await aProduct(shop, { price: 480.5 })
  for (const name of ['=HYPERLINK("https://example.com")', 'Nimali Perera']) {
    const customer = await aCustomer(shop, { name })
    const body = anOrderOf(customer, await anAddress(shop, customer), [[rice, 2]])
    const { token } = customer
    expect((await shop.call('POST /orders', { token, body })).status).toBe(201)
  }
  const { text } = await takeOut('orders')
  const [header, ...lines] = text.split('\r\n').slice(0, -1)
  expect(header).toMatch(/^\uFEFFid,status,placed at/)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^\d+,PENDING,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,,,,961.00,0.00,TXN-/)
  expect(lines[0]).toContain(`,"'=HYPERLINK(""https://example.com"")",`)
  const paid = (await takeOut('orders?status=PAID&search=Nimali')).text
  expect(paid.split('\r\n')).toEqual([header, ''])
  expect((await takeOut('orders?status=LOST')).answer.status).toBe(400)

  const items = await logOf(office, { subjectKind: 'export' })
  expect(items).toMatchObject([
    { action: 'export personal data', after: { status: 'PAID', isSearch: true } },
    { operatorEmail: office.email, subjectId: 'orders', after: { status: null, isSearch: false } },
  ])
  expect(JSON.stringify(items)).not.toContain('Nimali')
})

test('consent to the newsletter and feedback are exported, and it is noted', async () => {
  const office = await anOffice()
  const { shop, takeOut } = office
  const body = { email: 'kamala@example.com' }
  await shop.call('POST /newsletter', { body })
  await shop.database
    .insert(feedback)
    .values({ name: '=cmd()', rating: 5, message: '+1, would buy again' })
  const newsletter = (await takeOut('newsletter')).text.split('\r\n')
  expect(newsletter[0]).toBe('\uFEFFemail,subscribed at,confirmation mailed at')
  expect(newsletter[1]).toMatch(/^kamala@example.com,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{4}/)
  const [, given] = (await takeOut('feedback')).text.split('\r\n')
  expect(given).toMatch(/^\d+,[\d\-: ]+,'=cmd\(\),5,"'\+1, would buy again",yes$/)
  await takeOut('products')
  const items = await logOf(office, { subjectKind: 'export' })
  expect(items.map((entry: { subjectId: string }) => entry.subjectId)).toEqual([
    'feedback',
    'newsletter',
  ])
  expect((await takeOut('customers')).answer.status).toBe(400)
})

test('an export of many thousand rows has each once', async () => {
  const { shop, takeOut } = await anOffice()
  const names = Array.from({ length: 2500 }, (_, index) => `Guest ${index}`)
  await shop.database
    .insert(feedback)
    .values(names.map((name) => ({ name, rating: 5, message: 'Good' })))
  const { text } = await takeOut('feedback')
  const found = text.split('\r\n').slice(1, -1)
  expect(found).toHaveLength(2500)
  expect(new Set(found.map((line) => line.split(',')[2]))).toEqual(new Set(names))
})
