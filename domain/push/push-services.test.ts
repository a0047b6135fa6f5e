import { expect, test } from 'vitest'
import { isAtOneOf, pushServices } from './push-services.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://sg2p.notify.windows.com/w/?token=abc',
])('%s is where a browser leaves push messages', (url) => {
  expect(isAtOneOf(pushServices, url)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://me@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.example/fcm/send/abc',
  'https://example/https://fcm.googleapis.com',
  'https://.push.apple.com.example/',
  'https://evilpush.apple.com/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'not a url',
])('%s is not', (url) => {
  expect(isAtOneOf(pushServices, url)).toBe(false)
})
