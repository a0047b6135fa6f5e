import { expect, test } from 'vitest'
import { aCustomer } from '../testing/builders.ts'
import { lastMailedLink } from '../testing/code-builders.ts'
import { openShop, type TestShop } from '../testing/open-shop.ts'
import { aNewOperator, anOperator, codeOf, sessionOf } from '../testing/operator-builders.ts'
import { addOperator, forgetSecondFactor } from './appoint.ts'

const password = 'Pol-Sambol7'
const commandLine = { id: null, email: 'command line' }

const beginEnrolment = ({ call }: TestShop, session: string, invitation: string) =>
  call('POST /admin/second-factor/enrolment', { session, body: { invitation } })

test('an operator is mailed no code, only a link, in a mail that names none', async () => {
  const shop = await openShop()
  const { email } = await anOperator(shop)
  const sent = await shop.call('POST /user/send', { body: { email } })
  expect(sent.status).toBe(201)
  const mail = (await shop.deliverMails()).at(-1)
  expect(mail?.subject).toBe('A new password for JOY Box')
  expect(`${mail?.text}`).not.toMatch(/^\s*\d{4,6}\s*$/m)
  expect(mail?.text).toContain('/new-password#')
})

test('no code resets an operator’s password, not even the one that nobody was told', async () => {
  const shop = await openShop()
  const { email } = await anOperator(shop)
  // Asked for as a customer, and mailed; by the time it is used the account is an operator's.
  const customer = await aCustomer(shop)
  await shop.call('POST /user/send', { body: { email: customer.email } })
  const mail = (await shop.deliverMails()).at(-1)
  const otp = /^ *(\d{4})$/m.exec(mail?.text ?? '')?.[1] ?? ''
  await addOperator(shop.shop, commandLine, customer.email, ['OWNER'])
  const body = { email: customer.email, otp, password }
  const validated = await shop.call('POST /user/validate', { body })
  const reset = await shop.call('POST /user/reset', { body })
  expect([validated.body.code, reset.body.code]).toEqual(['wrongCode', 'wrongCode'])

  await shop.call('POST /user/send', { body: { email } })
  const link = await lastMailedLink(shop)
  const byLink = await shop.call('POST /user/reset-by-link', { body: { link, password } })
  expect(byLink.status).toBe(200)
  // The password alone opens nothing.
  const session = sessionOf(await shop.call('POST /user/login', { body: { email, password } }))
  expect((await shop.call('GET /admin/session', { session })).body.stage).toBe('SECOND_FACTOR')
})

test('a thief who resets the password of a new operator cannot enrol a phone', async () => {
  const shop = await openShop()
  const { email, invitation } = await aNewOperator(shop)
  const other = await aNewOperator(shop)
  await shop.call('POST /user/send', { body: { email } })
  const link = await lastMailedLink(shop)
  await shop.call('POST /user/reset-by-link', { body: { link, password } })
  const thief = sessionOf(await shop.call('POST /user/login', { body: { email, password } }))
  for (const guess of ['', 'nonsense', other.invitation]) {
    expect((await beginEnrolment(shop, thief, guess)).status).toBe(400)
  }
  expect((await beginEnrolment(shop, thief, invitation)).status).toBe(200)
})

test('an invitation is good for one second factor, for three days, and until the next one', async () => {
  const shop = await openShop()
  const { email, password: old, invitation, session } = await aNewOperator(shop)
  const typed = ` ${invitation.toUpperCase().replaceAll('-', ' ')}`
  const { secret, ticket } = (await beginEnrolment(shop, session, typed)).body
  const body = { ticket, code: codeOf(shop, secret) }
  const confirmed = await shop.call('PUT /admin/second-factor/enrolment', { session, body })
  expect(confirmed.status).toBe(200)

  const second = await forgetSecondFactor(shop.shop, commandLine, email)
  const third = await forgetSecondFactor(shop.shop, commandLine, email)
  const logIn = async () =>
    sessionOf(await shop.call('POST /user/login', { body: { email, password: old } }))
  const again = await logIn()
  for (const used of [invitation, second]) {
    const { body: refused } = await beginEnrolment(shop, again, used)
    expect(refused.code).toBe('wrongInvitation')
  }
  expect((await beginEnrolment(shop, again, third)).status).toBe(200)
  shop.passMinutes(3 * 24 * 60 + 1)
  expect((await beginEnrolment(shop, await logIn(), third)).status).toBe(400)
})

test('an owner gives an operator a new invitation, which ends the lost phone and the sessions', async () => {
  const shop = await openShop()
  const owner = await anOperator(shop)
  const helper = await anOperator(shop, ['PICKER'])
  const inviteAgain = (session: string, operatorId: number, given: string) =>
    shop.call('POST /admin/operators/{operatorId}/invitation', {
      session,
      params: { operatorId },
      body: { password: given },
    })
  expect((await inviteAgain(helper.session, owner.id, helper.password)).status).toBe(403)
  const guessed = await inviteAgain(owner.session, helper.id, 'guessed')
  expect(guessed.body.code).toBe('wrongPassword')
  expect((await shop.call('GET /admin/session', { session: helper.session })).status).toBe(200)
  const own = await inviteAgain(owner.session, owner.id, owner.password)
  expect(own.body.code).toBe('notYourself')
  const { id: customerId } = await aCustomer(shop)
  expect((await inviteAgain(owner.session, customerId, owner.password)).status).toBe(404)

  const invited = await inviteAgain(owner.session, helper.id, owner.password)
  expect(invited.status).toBe(201)
  expect((await shop.call('GET /admin/session', { session: helper.session })).status).toBe(404)
  const body = { email: helper.email, password: helper.password }
  const session = sessionOf(await shop.call('POST /user/login', { body }))
  expect((await shop.call('GET /admin/session', { session })).body.stage).toBe('ENROLMENT')
  expect((await beginEnrolment(shop, session, invited.body.invitation)).status).toBe(200)
})

test('invitations cannot be tried out', async () => {
  const shop = await openShop({ rateLimits: true })
  const { session, invitation } = await aNewOperator(shop)
  for (let tries = 0; tries < 10; tries++) {
    expect((await beginEnrolment(shop, session, `guess ${tries}`)).status).toBe(400)
  }
  expect((await beginEnrolment(shop, session, invitation)).status).toBe(429)
})
