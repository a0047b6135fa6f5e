import { expect, test } from 'vitest'
import { imageSource, imageSourceSet } from './images.ts'

const base64 = (bytes: number[] | string) =>
  btoa(typeof bytes === 'string' ? bytes : String.fromCharCode(...bytes))

const png = base64([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const webp = base64('RIFF\x00\x00\x00\x00WEBPVP8 ')
const jpeg = base64([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0])
const gif = base64('GIF89a------')

test('a blank or non-string value gives an empty result', () => {
  for (const value of ['', '   ', null, undefined, 7, {}]) expect(imageSource(value)).toBe('')
})

test('data URIs and URLs are used as they are', () => {
  for (const value of [
    `data:image/png;base64,${png}`,
    'https://shop.example/a.png',
    '/media/ab-384.webp',
  ]) {
    expect(imageSource(value)).toBe(value)
  }
})

test.each([
  ['PNG', png, 'webp'],
  ['WebP', webp, 'webp'],
  ['JPEG', jpeg, 'jpeg'],
  ['GIF', gif, 'gif'],
  ['anything else', base64('plain text here'), 'jpeg'],
  ['what is not base64 at all', '!!not base64!!', 'jpeg'],
])('%s is wrapped into a data URI', (_, value, type) => {
  expect(imageSource(value)).toBe(`data:image/${type};base64,${value}`)
})

test('a JPEG whose base64 begins with a slash is not a URL', () => {
  expect(imageSource(`/9j/${jpeg}`)).toMatch(/^data:image\/jpeg;base64,\/9j\//)
})

test("only the shop's own pictures come in several widths", () => {
  expect(imageSourceSet('/media/0af3-384.webp')).toBe(
    '/media/0af3-96.webp 96w, /media/0af3-192.webp 192w, /media/0af3-384.webp 384w',
  )
  expect(imageSourceSet('https://shop.example/a.png')).toBe('')
})

test('a picture that is given in the large width is offered in it', () => {
  expect(imageSourceSet('/media/0af3-1200.webp')).toBe(
    '/media/0af3-96.webp 96w, /media/0af3-192.webp 192w, /media/0af3-384.webp 384w, /media/0af3-768.webp 768w, /media/0af3-1200.webp 1200w',
  )
})
