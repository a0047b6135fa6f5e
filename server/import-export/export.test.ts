import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customPackages, feedback, packageProducts } from '../database/schema.ts'
import {
  aCustomer,
  aCustomPackage,
  anAddress,
  anOrderOf,
  aPackage,
  aProduct,
} from '../testing/builders.ts'
import { anOffice, logOf } from '../testing/csv-builders.ts'
import { aPaidOrder } from '../testing/order-work-builders.ts'

test('importing an exported file changes nothing, for every kind of content', async () => {
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
    // No cell begins like a formula, quoted or not.
    expect(text).not.toMatch(/(^|[,\n])"?[=+\-@\t]/)
    const report = await check(kind, text)
    expect(report).toMatchObject({ added: 0, changed: 0, faults: [] })
    expect(report.unchanged).toBeGreaterThanOrEqual(odd.length)
    // The same file with semicolons, as spreadsheets of many countries save it.
    expect((await check(kind, withSemicolons(text))).faults).toEqual([])
  }
})

/** Replaces the commas between cells. A spreadsheet would also quote cells with semicolons. */
function withSemicolons(text: string): string {
  return text.replace(/"[^"]*(?:""[^"]*)*"|,/g, (part) => (part === ',' ? ';' : part))
}

test('the orders wanted are exported, with formulas made harmless, and the export is in the audit log', async () => {
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
  expect(lines[0]).toMatch(/^\d+,PENDING,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,,,,961.00,0.00,,TXN-/)
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

test('the stock is exported with what orders have set aside, which an import does not read', async () => {
  const { shop, takeOut, check } = await anOffice()
  const rice = await aProduct(shop, { name: 'Rice', stock: 20 })
  const salt = await aProduct(shop, { name: 'Salt', stock: 5 })
  const customer = await aCustomer(shop)
  const body = anOrderOf(customer, await anAddress(shop, customer), [[rice, 3]])
  expect((await shop.call('POST /orders', { body, token: customer.token })).status).toBe(201)
  const { text } = await takeOut('stock')
  const ofSalt = `${salt.id},Salt,5,0,,,,`
  expect(text.replace('\uFEFF', '').split('\r\n').slice(0, -1)).toEqual([
    'id,name,stock,in_orders,counted,delivered,corrected,cause',
    `${rice.id},Rice,17,3,,,,`,
    ofSalt,
  ])
  const counted = text.replace(ofSalt, `${salt.id},Salt,5,many,4,,,`)
  expect(await check('stock', counted)).toMatchObject({ changed: 1, unchanged: 1, faults: [] })
})

test('an order is exported with what matches it to the statement of the gateway, its refunds and notes', async () => {
  const office = await anOffice()
  const { shop, session, takeOut } = office
  const order = await aPaidOrder(shop)
  const params = { orderId: order.id }
  await shop.call('POST /admin/orders/{orderId}/notes', {
    session,
    params,
    body: { text: 'Call before delivery' },
  })
  const cell = async (name: string) => {
    const [line] = parse<Record<string, string>>((await takeOut('orders')).text, {
      bom: true,
      columns: true,
    })
    return line?.[name]
  }
  expect(await cell('transaction')).toBe('320025071278')
  expect(await cell('customer reference')).toMatch(/^TXN-/)
  expect(await cell('paid with')).toBe('VISA')
  expect([await cell('refunded'), await cell('refund open')]).toEqual(['', ''])
  expect(await cell('operator notes')).toBe('Call before delivery')
  const body = { version: 1, reason: 'Sold out', refund: 'BY_HAND' }
  await shop.call('POST /admin/orders/{orderId}/cancellation', { session, params, body })
  const { body: shown } = await shop.call('GET /admin/orders/{orderId}', { session, params })
  expect(await cell('refund open')).toBe(shown.totalAmount.toFixed(2))
})

test('the lines of the orders wanted are exported, and add up to their totals and discounts', async () => {
  const office = await anOffice()
  const { shop, session, takeOut } = office
  const rice = await aProduct(shop, { name: 'Red Rice', price: 480.5 })
  const box = await aPackage(shop, { price: 5000, discount: 500.25, contents: [[rice, 2]] })
  const customer = await aCustomer(shop)
  const address = await anAddress(shop, customer)
  const own = await aCustomPackage(shop, customer, [[rice, 3]])
  await shop.database.update(customPackages).set({ name: '=SUM(1)' })
  const order = async (body: object) => {
    const sent = { ...anOrderOf(customer, address, [[rice, 7]]), ...body }
    const { status } = await shop.call('POST /orders', { body: sent, token: customer.token })
    expect(status).toBe(201)
  }
  await order({
    items: [
      { packageId: box.id, quantity: 2, unitPrice: 4499.75, subtotal: 8999.5 },
      { customPackageId: own.id, quantity: 1, unitPrice: 1441.5, subtotal: 1441.5 },
    ],
    totalAmount: '13804.50',
    discountAmount: '1000.50',
  })
  await order({})

  const { answer, text } = await takeOut('order-lines')
  expect(answer.headers.get('Content-Disposition')).toMatch(/filename="order-lines-[\d-]+\.csv"$/)
  const [header, ...lines] = text.split('\r\n').slice(0, -1)
  expect(header).toBe(
    '\uFEFForder id,status,placed at,paid at,cancelled at,kind,id,name,quantity,unit price,line total,discount,contents',
  )
  const cells = lines.map((line) => line.split(','))
  const [first, second] = [cells[0]?.[0], cells.at(-1)?.[0]]
  expect(cells.map(([id, status, , , , ...line]) => [id, status, ...line])).toEqual([
    [
      first,
      'PENDING',
      'package',
      `${box.id}`,
      box.name,
      '2',
      '4499.75',
      '8999.50',
      '1000.50',
      '4 × Red Rice',
    ],
    [
      first,
      'PENDING',
      'custom package',
      `${own.id}`,
      "'=SUM(1)",
      '1',
      '1441.50',
      '1441.50',
      '0.00',
      '3 × Red Rice',
    ],
    [first, 'PENDING', 'product', `${rice.id}`, 'Red Rice', '7', '480.50', '3363.50', '0.00', ''],
    [second, 'PENDING', 'product', `${rice.id}`, 'Red Rice', '7', '480.50', '3363.50', '0.00', ''],
  ])

  const exported = (await takeOut('orders')).text.split('\r\n').slice(1, -1)
  const sumOf = (id: string | undefined, column: number) =>
    cells
      .filter(([orderId]) => orderId === id)
      .reduce((sum, line) => sum + Math.round(Number(line[column]) * 100), 0)
  for (const line of exported) {
    const [id, , , , , , total, discount] = line.split(',')
    expect([sumOf(id, 10), sumOf(id, 11)]).toEqual([Number(total) * 100, Number(discount) * 100])
  }
  const { body: list } = await shop.call('GET /admin/orders', { session })
  const all = cells.reduce((sum, line) => sum + Number(line[10]), 0)
  expect([exported.length, all]).toEqual([list.total, list.totalAmount])

  const wanted = (await takeOut(`order-lines?packageId=${box.id}`)).text.split('\r\n')
  expect(wanted.slice(1, -1)).toEqual(lines.slice(0, 3))
  expect((await takeOut('order-lines?status=PAID')).text).toBe(`${header}\r\n`)
  expect((await takeOut('order-lines?status=LOST')).answer.status).toBe(400)
  const [noted] = await logOf(office, { subjectKind: 'export' })
  expect(noted).toMatchObject({ subjectId: 'order-lines', after: { status: 'PAID' } })
})

test('subscriptions and feedback are exported, and the export is in the audit log', async () => {
  const office = await anOffice()
  const { shop, takeOut } = office
  const body = { email: 'kamala@example.com' }
  await shop.call('POST /newsletter', { body })
  await shop.database
    .insert(feedback)
    .values({ name: '=cmd()', rating: 5, message: '+1, would buy again' })
  const newsletter = (await takeOut('newsletter')).text.split('\r\n')
  expect(newsletter[0]).toBe('\uFEFFemail,subscribed at,confirmation mailed at,language')
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

test('an export of thousands of rows contains each once', async () => {
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
