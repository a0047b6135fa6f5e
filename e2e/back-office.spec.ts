import { readdir, readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility.ts'
import { anOperator, codeOf, invitationIn, operatorCommand } from './back-office.ts'
import { aCustomer, enterAsNewcomer } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'
import { visit } from './visit.ts'

test('an operator logs in, sets up the second step, works, and logs out @phone', async ({
  page,
  isMobile,
}) => {
  const { email, password } = await aCustomer(page.request)
  const invitation = invitationIn(await operatorCommand('add', email))
  await visit(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()

  await expect(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible()
  await page.getByLabel('Invitation').fill('wrong')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('alert')).toContainText('This invitation is not right')
  await expectAccessible(page)
  await page.getByLabel('Invitation').fill(invitation.toUpperCase())
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('img', { name: /authenticator app/ })).toBeVisible()
  await expectAccessible(page)
  const secret = await page.getByRole('code').innerText()
  await page.getByLabel('Six-digit code').fill('123')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toContainText('This code is not right')
  await page.getByLabel('Six-digit code').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  const recoveryCode = await page.getByRole('listitem').first().innerText()
  await page.getByRole('button', { name: 'I have kept them' }).click()

  const openArea = async (name: string) => {
    if (isMobile) await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
  await openArea('Audit log')
  await expect(page.getByRole('row', { name: 'enrol second factor' }).first()).toBeVisible()
  await expectAccessible(page)
  await openArea('Account')
  await expect(page.getByText(`Nimali Perera, ${email}`).first()).toBeVisible()
  await expectAccessible(page)

  if (isMobile) await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
  const response = await page.goto('/admin')
  expect(response?.status()).toBe(404)

  // As the page does whose session has ended: the login leads back to it.
  await visit(page, '/login?from=%2Fadmin%2Forders%3Fstatus%3DPAID')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.getByLabel(/recovery code/).fill(recoveryCode)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/admin/orders?status=PAID')
  await openArea('Account')
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await page.getByLabel('Your password, for new recovery codes').fill(password)
  await page.getByRole('button', { name: 'Make new recovery codes' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
})

test('a list is turned to its end and back, and reading goes on at its top', async ({ page }) => {
  await anOperator(page)
  await page.goto('/admin/products')
  const count = page.getByText(/^\d+ products$/)
  const turn = (name: string) => page.getByRole('navigation', { name: 'Pages' }).getByText(name)
  await turn('Last page').click()
  await expect(turn('Next page')).toBeDisabled()
  await expect(count).toBeFocused()
  await turn('Previous page').click()
  await expect(turn('Next page')).toBeEnabled()
  await expect(count).toBeFocused()
  await turn('First page').click()
  await expect(turn('Previous page')).toBeDisabled()
  await expect(count).toBeFocused()
})

test('who filters a list stays in the field, and going back shows its filters', async ({
  page,
}) => {
  await anOperator(page)
  await page.goto('/admin/products')
  const state = page.getByLabel('State')
  await state.focus()
  await state.selectOption('ON_SALE')
  await expect(page).toHaveURL(/state=ON_SALE/)
  await expect(state).toBeFocused()
  const search = page.getByRole('searchbox')
  await search.fill('no such product')
  await search.press('Enter')
  await expect(page.getByText('0 products', { exact: true })).toBeVisible()
  await expect(search).toBeFocused()
  await page.goBack()
  await expect(search).toHaveValue('')
  await expect(state).toHaveValue('ON_SALE')
  await page.getByRole('link', { name: 'Show all' }).press('Enter')
  await expect(state).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeFocused()
  const category = page.getByLabel('Category')
  await category.selectOption({ index: 1 })
  const chosen = await category.inputValue()
  await expect(page).toHaveURL(new RegExp(`categoryId=${chosen}`))
  await page.reload()
  await expect(category).toHaveValue(chosen)
  await page.goto('/admin/translations')
  await expect(page.getByLabel('Kind')).toHaveValue('product')
})

test('who goes back at once sees the filters of the list, and half-typed words stay', async ({
  page,
}) => {
  await anOperator(page)
  await page.goto('/admin/products')
  const state = page.getByLabel('State')
  const search = page.getByRole('searchbox')
  await expect(page.getByText(/^\d+ products$/)).toBeVisible()
  // Before the page can render the choice.
  await page.evaluate(() => addEventListener('change', () => history.back(), { once: true }))
  await state.selectOption('ON_SALE')
  await expect(page).toHaveURL('/admin/products')
  await expect(state).toHaveValue('')

  const list = await hold(page, /\/api\/admin\/products\?state=WITHDRAWN/)
  await state.selectOption('WITHDRAWN')
  await list.reached(1)
  await search.fill('no such')
  await list.release()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(search).toHaveValue('no such')
})

test('for customers the back office does not exist, and none of their files mentions it', async ({
  page,
}) => {
  await enterAsNewcomer(page)
  const unknown = await (await page.request.get('/nowhere')).text()
  for (const path of ['/admin', '/admin/', '/admin/orders', '/admin/assets/']) {
    const response = await page.request.get(path)
    expect([path, response.status()]).toEqual([path, 404])
    // The same page, except for the URL in it.
    expect((await response.text()).length - path.length).toBeCloseTo(
      unknown.length - '/nowhere'.length,
      -3,
    )
  }
  const scripts = (await readdir('build/back-office/assets')).filter((name) => /js$/.test(name))
  for (const script of scripts) {
    expect((await page.request.get(`/admin/assets/${script}`)).status()).toBe(404)
    expect((await page.request.get(`/assets/${script}`)).status()).toBe(404)
  }

  const theirs = await readdir('build/client', { recursive: true })
  for (const file of theirs.filter((name) => /\.(js|css|html|json|webmanifest)$/.test(name))) {
    const text = await readFile(`build/client/${file}`, 'utf8')
    expect(text, file).not.toMatch(/\/admin|back.?office|audit.?log/i)
  }
})

test('unknown pages and emails and an ended session are explained, and the command line lists the operators', async ({
  page,
}) => {
  const { email, password } = await anOperator(page)
  expect(await operatorCommand('list')).toContain(email)
  await page.goto('/admin/nowhere')
  await expect(page.getByRole('heading', { name: 'Not here' })).toBeVisible()

  await page.goto('/admin/account')
  const form = page.getByRole('form', { name: 'Add an operator' })
  await form.getByLabel(/Email/).fill('nobody@example.com')
  await form.getByRole('checkbox', { name: /^Support/ }).check()
  await form
    .getByLabel(/password/, { exact: false })
    .first()
    .fill(password)
  await form.getByRole('button', { name: 'Add operator' }).click()
  await expect(form.getByRole('alert')).toContainText('There is no account with this email')

  const { email: added } = await aCustomer(page.request)
  await form.getByLabel(/Email/).fill(added)
  await form.getByRole('button', { name: 'Add operator' }).click()
  await expect(page.getByRole('status').getByText(/Give this invitation/)).toContainText(added)
  expect(invitationIn(await page.getByRole('code').innerText())).not.toBe('')

  // Someone else removes the operator: the next call is refused.
  await operatorCommand('remove', email)
  await form.getByLabel(/Email/).fill(added)
  await form.getByRole('checkbox', { name: /^Support/ }).check()
  await form
    .getByLabel(/password/)
    .first()
    .fill(password)
  await form.getByRole('button', { name: 'Add operator' }).click()
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
  await expectAccessible(page)
})

test('a session that ends hides the page, which keeps what was typed until the next login', async ({
  page,
  context,
}) => {
  const { email, password, secret } = await anOperator(page)
  await page.clock.install()
  await page.goto('/admin/account')
  const address = page.getByRole('form', { name: 'Add an operator' }).getByLabel(/Email/)
  await address.fill('half.typed@example.com')
  // In another tab somebody signs out; this one asks for the session once a minute.
  const signedOut = await page.request.delete('/api/admin/session', { data: {} })
  expect(signedOut.status()).toBe(204)
  await page.clock.runFor(61_000)
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
  await expect(address).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go on here' }).click()
  await expect(page.getByRole('alert')).toContainText('You are not logged in')
  await expectAccessible(page)

  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Log in' }).click()
  const login = await opened
  await login.getByLabel('Email').fill(email)
  await login.getByLabel('Password', { exact: true }).fill(password)
  await login.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await login.getByLabel(/recovery code/).fill(codeOf(secret, 1))
  await login.getByRole('button', { name: 'Sign in' }).click()
  await expect(login.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Go on here' }).click()
  await expect(address).toHaveValue('half.typed@example.com')
  await expect(address).toBeVisible()
})

test('a page that stayed open gives another operator nothing of the first', async ({ page }) => {
  await anOperator(page)
  await page.clock.install()
  await page.goto('/admin/account')
  const address = page.getByRole('form', { name: 'Add an operator' }).getByLabel(/Email/)
  await address.fill('half.typed@example.com')
  const signedOut = await page.request.delete('/api/admin/session', { data: {} })
  expect(signedOut.status()).toBe(204)
  await page.clock.runFor(61_000)
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()

  const { email } = await anOperator(page)
  await page.getByRole('button', { name: 'Go on here' }).click()
  await expect(page.getByText(`Nimali Perera, ${email}`).first()).toBeVisible()
  await expect(address).toHaveValue('')
})
