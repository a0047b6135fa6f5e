import { expect, test } from 'vitest'
import { demoCustomer } from '../../demo/customer.ts'
import { payAtSandbox } from '../testing/pay-at-sandbox.ts'
import { OrderingCustomer } from '../testing/place-orders.ts'
import { startShop } from '../testing/start-shop.ts'
import { type ReceivedSpan, startTraceReceiver } from '../testing/trace-receiver.ts'
import { until } from '../testing/until.ts'

/** The spans of a trace that lead from its request to one span, by their names. */
function wayTo(span: ReceivedSpan, spans: readonly ReceivedSpan[]): string[] {
  const parent = spans.find(
    ({ traceId, spanId }) => traceId === span.traceId && spanId === span.parentSpanId,
  )
  return [...(parent ? wayTo(parent, spans) : []), span.name]
}

/** What the shop knows of the customer, as it stands in its answers. */
async function whoIs(customer: OrderingCustomer): Promise<string[]> {
  const user = await (await customer.request('POST', '/api/user/get_user_info_by_token', {})).json()
  const [recipient] = await (await customer.request('GET', '/api/recipients/search-by-user')).json()
  const { recipientName, streetAddress, contact } = recipient
  return [user.name, user.email, user.telephone, recipientName, streetAddress, contact]
}

test('a trace leads from a request to its statements, jobs and calls, and says nothing of people', async () => {
  const receiver = await startTraceReceiver()
  const shop = await startShop({
    env: { SEED: 'demo', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_SERVICE_NAME: 'grocery' },
  })
  const customer = await OrderingCustomer.logIn(shop)
  const { data: page } = await (await customer.order('TXN-TRACED')).json()
  await payAtSandbox(shop, new URL(page).pathname, 'pay')
  const [order] = await (await customer.request('GET', '/api/orders')).json()
  const cancelled = await customer.request('PUT', `/api/orders/${order.orderId}/cancellation`)
  expect(cancelled.status).toBe(204)

  const cancelling = 'PUT /api/orders/:orderId/cancellation'
  const refunding = 'job refund-payment'
  await until(() => {
    const spans = receiver.spans()
    const ways = spans.map((span) => wayTo(span, spans))
    expect(ways).toContainEqual([cancelling, 'PostgreSQL insert'])
    expect(ways).toContainEqual([cancelling, refunding, 'PostgreSQL update'])
    expect(ways).toContainEqual([cancelling, refunding, 'POST localhost'])
    expect(ways).toContainEqual(['POST /api/orders', 'job send-mail', 'hand over a mail'])
    expect(ways).toContainEqual(['POST /sandbox-gateway/pay/finish', 'POST localhost'])
  })
  expect(receiver.services()).toEqual(new Set(['grocery']))

  const root = receiver.spans().find(({ name }) => name === cancelling)
  const requestId = cancelled.headers.get('X-Request-Id')
  expect(root?.attributes['joybox.request_id']).toBe(requestId)
  expect(shop.output).toContain(`"requestId":"${requestId}","traceId":"${root?.traceId}"`)

  const stranger = 'c0ffee00c0ffee00c0ffee00c0ffee00'
  await shop.request('/api/orders', {
    headers: { traceparent: `00-${stranger}-c0ffee00c0ffee00-01` },
  })
  const people = await whoIs(customer)
  expect(people.every((known) => known.length > 5)).toBe(true)
  // The last traces are sent then.
  expect(await shop.stop()).toBe(0)
  const everything = receiver.everything()
  expect(everything).toContain('GET /api/orders')
  const secrets = [demoCustomer.password, page.split('/').at(-1), stranger, 'Bearer']
  for (const known of [...people, ...secrets]) expect(everything).not.toContain(known)
})
