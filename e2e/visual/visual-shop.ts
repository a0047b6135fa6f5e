import type { Browser, Page } from '@playwright/test'
import { tokenKey } from '../../app/api/token.ts'
import { demoCustomer } from '../../demo/customer.ts'
import { call } from '../call.ts'
import { fillCart } from '../checkout-shop.ts'
import { tokenOf } from '../customers.ts'
import { openOwnShopWith, testIn } from '../own-shop.ts'

/** With names that are the same each time. */
const person = { nic: '911042754V', telephone: '0771234567', password: 'Kiribath#1' }
export const owner = { ...person, name: 'Mala Fernando', email: 'mala@joybox.test' }
const newcomer = { ...person, name: 'Nimal Silva', email: 'nimal@joybox.test' }
const buyer = { ...person, name: 'Kamala Dias', email: 'kamala@joybox.test' }

/** A demo shop, and a page of its back office in which its owner is signed in. */
export async function openShopOfOwner(browser: Browser) {
  const shop = await openOwnShopWith({ SEED: 'demo' })
  const context = await browser.newContext({ baseURL: shop.url })
  await call(context.request, 'POST /user/register', { body: owner })
  const office = await context.newPage()
  await shop.enterAsOwner(office, owner)
  const { cookies } = await context.storageState()
  return {
    ...shop,
    office,
    /** Lets a browser into the back office. */
    enterOffice: (page: Page) => page.context().addCookies(cookies),
    close: async () => {
      await context.close()
      await shop.close()
    },
  }
}

/** The demo shop for pictures: its tests change nothing that is in another one's pictures. */
async function openVisualShop(browser: Browser) {
  const shop = await openShopOfOwner(browser)
  const { request } = shop.office
  await call(request, 'POST /user/register', { body: newcomer })
  const { id: userId } = await call(request, 'POST /user/register', { body: buyer })
  const tokens = {
    /** Has three orders, a package of their own, two addresses and something in the cart. */
    demoCustomer: await tokenOf(request, demoCustomer),
    /** Has nothing yet. */
    newcomer: await tokenOf(request, newcomer),
    /** Has something in the cart, and no address. */
    buyer: await tokenOf(request, buyer),
  }
  const { id: demoId } = await call(request, 'POST /user/get_user_info_by_token', {
    token: tokens.demoCustomer,
  })
  await fillCart(request, { token: tokens.demoCustomer, userId: demoId })
  await fillCart(request, { token: tokens.buyer, userId })
  return {
    ...shop,
    tokens,
    /** Signs a browser in as one of the customers, from its next page on. */
    enter: async (page: Page, who: keyof typeof tokens) => {
      await page.addInitScript(
        ([key = '', token = '']) => {
          if (location.origin !== 'null') localStorage.setItem(key, token)
        },
        [tokenKey, tokens[who]],
      )
      return tokens[who]
    },
  }
}

export const test = testIn(openVisualShop)
