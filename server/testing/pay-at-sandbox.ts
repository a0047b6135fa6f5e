import { formPost } from './payment-builders.ts'

type Shop = { request: (path: string, init?: RequestInit) => Response | Promise<Response> }

/** Posts the forms from the path of a payment page through the sandbox to one of its buttons. */
export async function payAtSandbox(shop: Shop, path: string, outcome: string) {
  const checkout = await formOn(await shop.request(path))
  const finish = await formOn(
    await shop.request('/sandbox-gateway/pay/checkout', formPost(checkout)),
  )
  finish.set('outcome', outcome)
  return shop.request('/sandbox-gateway/pay/finish', {
    ...formPost(finish),
    redirect: 'manual',
  })
}

/** The hidden fields of a page's form, as a browser would post them. */
async function formOn(page: Response): Promise<URLSearchParams> {
  const fields = (await page.text()).matchAll(
    /<input type="hidden" name="([^"]+)" value="([^"]*)">/g,
  )
  return new URLSearchParams([...fields].map(([, name = '', value = '']) => [name, value]))
}
