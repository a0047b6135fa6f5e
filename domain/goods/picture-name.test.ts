import { expect, test } from 'vitest'
import { pictureUrl } from './images.ts'
import { type PictureKind, photoFitOf, pictureName, pictureNameOf } from './picture-name.ts'

const hash = '0123456789abcdef0123456789abcdef'

function fitOf(picture: PictureKind, proportion: number) {
  return photoFitOf(pictureUrl(pictureNameOf(hash, picture)), proportion)
}

test.each([
  ['1:1', 100, 'covers', 'covers'],
  ['4:3', 400 / 3, 'covers', 'covers'],
  ['3:4', 75, 'covers', 'tall'],
  ['3:2', 150, 'wide', 'covers'],
  ['2:3', 200 / 3, 'tall', 'tall'],
  ['16:9', 1600 / 9, 'wide', 'covers'],
  ['9:16', 900 / 16, 'tall', 'tall'],
  ['a panorama', 300, 'wide', 'wide'],
])(
  'a photograph covers its ground unless its product could be cut: %s',
  (_, percent, square, wide) => {
    const picture = { kind: 'PHOTO', percent } as const
    expect([fitOf(picture, 1), fitOf(picture, 4 / 3)]).toEqual([square, wide])
  },
)

test('a picture on white is shown whole, and one that is cut out is no photograph', () => {
  expect(fitOf({ kind: 'ON_WHITE' }, 1)).toBe('white')
  expect(fitOf({ kind: 'CUT_OUT' }, 1)).toBeUndefined()
  expect(photoFitOf('', 1)).toBeUndefined()
  expect(photoFitOf(`https://pictures.example/media/${hash}-white-384.webp`, 1)).toBeUndefined()
})

test.each([0.1, 0.6, 100, 99_999_999])('every proportion makes a name: %d', (percent) => {
  expect(pictureNameOf(hash, { kind: 'PHOTO', percent })).toMatch(pictureName)
})
