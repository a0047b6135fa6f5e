import { expect, test } from 'vitest'
import { returnHere, returnPathOf, returnStateOf } from './return-path.ts'

const location = (pathname: string, state: unknown = null) => ({
  pathname,
  search: '?page=2',
  hash: '',
  state,
  key: 'k',
  mask: undefined,
})

test('the whole URL of a page is remembered', () => {
  expect(returnHere(location('/products'))).toEqual({ from: '/products?page=2' })
})

test('moving between login and signup keeps the page remembered before', () => {
  expect(returnHere(location('/login', { from: '/checkout' }))).toEqual({ from: '/checkout' })
})

test('the navigation state of a page is remembered too, even through signup', () => {
  const atLogin = returnHere(location('/charities/a-meal', { id: 3 }))
  const atSignup = returnHere(location('/signup', atLogin))

  expect(atSignup).toEqual({ from: '/charities/a-meal?page=2', fromState: { id: 3 } })
  expect(returnStateOf(atSignup)).toEqual({ id: 3 })
})

test.each([
  ['/orders?x=1#y', '/orders?x=1#y'],
  ['//elsewhere.example/orders', '/'],
  ['/\\elsewhere.example', '/'],
  ['https://elsewhere.example', '/'],
  ['/login', '/'],
  ['/otp?x=1', '/'],
  [42, '/'],
])('returning to %s leads to %s', (from, expected) => {
  expect(returnPathOf({ from })).toBe(expected)
})

test('without a remembered page the customer returns to the home page', () => {
  expect(returnPathOf(null)).toBe('/')
})
