import sharp from 'sharp'
import { charityAddress } from '../../contract/pages.ts'
import { aCharity } from '../demo-goods.ts'
import { expect, test } from '../fixtures.ts'
import { visit } from '../visit.ts'

/** The width of one tile of the weave on a page-wide ground. */
const tile = 72

for (const width of [360, 1280, 1920]) {
  test(`one weave goes through behind a charity's name and its picture, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, charityAddress(aCharity.name))
    const hero = page.getByRole('region', { name: aCharity.name })
    const picture = hero.getByRole('img', { name: aCharity.name })
    await expect(picture).toHaveJSProperty('complete', true)
    const shown = await hero.evaluate((section) => section.getBoundingClientRect().toJSON())
    const seam = await picture.evaluate((image) => image.getBoundingClientRect().toJSON())
    // The strip across the picture's upper or left edge, where there is nothing but the ground.
    const strip =
      width < 769
        ? { x: 0, y: seam.top - tile / 4, width: tile * 4, height: tile / 2 }
        : { x: seam.left - tile * 2, y: shown.top, width: tile * 4, height: tile / 3 }
    const { data, info } = await sharp(await page.screenshot({ clip: strip }))
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (let place = 0; place < data.length; place += info.channels) {
      const column = (place / info.channels) % info.width
      if (column >= info.width - tile) continue
      expect(data[place], `column ${column}`).toBe(data[place + tile * info.channels])
    }
  })
}
