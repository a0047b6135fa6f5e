import { plus, quantityOf, summary } from './checkout-shop.ts'
import { expectNoWiderThanScreen } from './customers.ts'
import { aProduct } from './demo-goods.ts'
import { aNewcomer, expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { orderCards } from './orders-page.ts'
import { visit } from './visit.ts'

const windows = [
  { name: 'on a desktop', width: 1280, height: 800 },
  // What 400 % leaves of 1280 × 1024 (WCAG 1.4.10).
  { name: 'at a zoom of 400 %', width: 320, height: 256 },
]

for (const { name, ...size } of windows) {
  test(`a guest buys by keyboard alone and always sees the focus, ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    const newcomer = aNewcomer()
    const { keyboard } = page
    const main = page.getByRole('main')
    const banner = page.getByRole('banner')
    const button = (label: string | RegExp) =>
      main.getByRole('button', { name: label, exact: true })
    const heading = (title: string) => page.getByRole('heading', { level: 1, name: title })
    const press = async (control: ReturnType<typeof button>, key = 'Enter') => {
      await tabTo(page, control)
      await keyboard.press(key)
    }
    const fill = async (label: string, text: string) => {
      await tabTo(page, main.getByLabel(label, { exact: true }))
      await keyboard.type(text)
    }
    const arrive = async (title: string) => {
      await expect(heading(title)).toBeFocused()
      await expectNoWiderThanScreen(page)
    }
    /** It would cover what comes next for three seconds. */
    const dismiss = async (message: string) => {
      await expect(page.getByText(message)).toBeVisible()
      await keyboard.press('Escape')
      await expect(page.getByText(message)).toBeHidden()
    }

    await visit(page, '/')
    await keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(main).toBeFocused()
    const menu = banner.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) {
      await tabTo(page, menu, 'Shift+Tab')
      await keyboard.press('Enter')
      await press(banner.getByRole('link', { name: 'Products' }))
    } else {
      await tabTo(page, banner.getByRole('link', { name: 'Products' }), 'Shift+Tab')
      await keyboard.press('Enter')
    }

    await arrive('Products')
    const product = main.getByRole('link', { name: aProduct.name, exact: true })
    await expect(product).toBeVisible()
    await press(product)
    await arrive(aProduct.name)
    await press(plus(page, aProduct.name))
    await press(button('Add to Cart').first())

    await arrive('Welcome back')
    await dismiss('Please login to add items to cart')
    await press(main.getByRole('link', { name: 'Sign Up' }))
    await arrive('Open an account')
    await fill('Full name', newcomer.name)
    await fill('Email', newcomer.email)
    await fill('NIC', newcomer.nic)
    await fill('Password', newcomer.password)
    await fill('Confirm password', newcomer.password)
    await fill('Phone', newcomer.phone)
    await keyboard.press('Enter')
    await arrive('Welcome back')
    await dismiss('Registration successful!')
    await fill('Email', newcomer.email)
    await fill('Password', newcomer.password)
    await keyboard.press('Enter')

    await arrive(aProduct.name)
    await dismiss('before logging in, is in your cart')
    await tabTo(page, banner.getByRole('link', { name: 'Cart, has items' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await arrive('Checkout')
    await expect(summary(page)).toBeVisible()
    await press(plus(page, aProduct.name))
    await expect(quantityOf(page, aProduct.name)).toHaveText('3')
    // It comes with the addresses.
    await expect(button('Add New Address')).toBeVisible()
    await press(button('Add New Address'))
    await fill('Recipient name', newcomer.name)
    await fill('Phone', newcomer.phone)
    await fill('Street address', 'No. 12, Example Lane')
    await fill('Postal code', '10250')
    await keyboard.press('Enter')
    await dismiss('Address saved successfully!')
    await press(main.getByRole('button', { name: `Deliver to ${newcomer.name}` }), 'Space')
    await press(button('Place Order'))

    await expect(button('Pay')).toBeVisible()
    await expectNoWiderThanScreen(page)
    await press(button('Pay'))
    await expect(heading('Order Payment Successful!')).toBeVisible()
    await expectNoWiderThanScreen(page)
    await press(main.getByRole('link', { name: 'View Orders' }))
    await arrive('Orders')
    await expect(orderCards(page)).toHaveCount(1)
    await press(orderCards(page).getByRole('link'))
    await expect(page.getByRole('heading', { level: 1, name: '#' })).toBeFocused()
    await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible()
  })
}
