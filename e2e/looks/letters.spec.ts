import { readFile } from 'node:fs/promises'
import { languageNames } from '../../domain/texts/language-labels.ts'
import { pathInLanguage } from '../../domain/texts/language-path.ts'
import { expect, type Page, test } from '../fixtures.ts'
import { hold } from '../hold.ts'
import { watchShifts } from '../layout-shifts.ts'
import { packagePage, productPage } from '../public-pages.ts'
import { untilInteractive, visit } from '../visit.ts'

/** The letters of the language switch, 1.9 kB. */
const labels = 'labels'
const lettersOf = [
  { path: '/products', first: [labels, 'stick-no-bills-latin', 'yaldevi-latin'], later: [] },
  {
    path: '/si/products',
    first: [labels, 'sinhala-headlines', 'sinhala-text'],
    later: ['sinhala-strong'],
  },
  {
    path: '/ta/products',
    first: [labels, 'tamil-headlines', 'tamil-text', 'tamil-strong'],
    later: [],
  },
]

/** The fonts that the page has asked for since. */
function loadedFonts(page: Page): ReadonlySet<string> {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/([\w-]+?)(?:-wght-normal)?-[\w-]{8}\.woff2/.exec(request.url()) ?? []
    if (name) loaded.add(name)
  })
  return loaded
}

for (const { path, first, later } of lettersOf) {
  test(`${path} loads the letters of its language and no others, strong ones last`, async ({
    page,
  }) => {
    const loaded = loadedFonts(page)
    const scripts = await hold(page, /\/assets\/.*\.js$/)
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => loaded).toEqual(new Set(first))
    scripts.pass()
    await scripts.release()
    await untilInteractive(page)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => loaded).toEqual(new Set([...first, ...later]))
    // Between two, a browser may lay the page out, and load fonts that nothing needs.
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
  })
}

test('for who saves data, one weight of the letters has to do', async ({ page }) => {
  const loaded = loadedFonts(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await visit(page, '/si/products')
  await page.waitForLoadState('networkidle')
  expect([...loaded].filter((name) => name.endsWith('-strong'))).toEqual([])
})

for (const path of ['/si', '/ta']) {
  test(`headlines of ${path} are as high as their letters`, async ({ page }) => {
    await visit(page, path)
    const lines = await page.getByRole('heading').evaluateAll((headings) =>
      headings.map((heading) => {
        const { fontSize, lineHeight } = getComputedStyle(heading)
        return [
          heading.textContent,
          Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
        ] as const
      }),
    )
    expect(lines.length).toBeGreaterThan(5)
    for (const [text, line] of lines) expect(line, text).toBeGreaterThanOrEqual(1.2)
  })
}

/** How many scripts the page has in the weight of names and buttons. */
const strongLetters = () => [...document.fonts].filter(({ weight }) => weight === '501 800').length

/** Those from the first to the last that there are. */
const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) =>
    String.fromCodePoint(first + place),
  ).filter((letter) => /\P{Cn}/u.test(letter))
const sinhala = letters(0x0d9a, 0x0dc6)
const tamil = letters(0x0b95, 0x0bb9)
const fonts = [
  {
    script: 'sinhala',
    whole: 'yaldevi/files/yaldevi-sinhala-wght-normal.woff2',
    // Vowel signs, and the forms that a letter takes with yansaya, rakaransaya, repaya and another letter.
    words: sinhala.flatMap((letter) => [
      ...letters(0x0dca, 0x0ddf).map((sign) => letter + sign),
      `${letter}\u0dca\u200dය`,
      `${letter}\u0dca\u200dර`,
      `ර\u0dca\u200d${letter}`,
      ...sinhala.map((second) => `${letter}\u0dca\u200d${second}`),
    ]),
  },
  {
    script: 'tamil',
    whole: 'anek-tamil/files/anek-tamil-tamil-wght-normal.woff2',
    words: tamil.flatMap((letter) => [
      ...letters(0x0bbe, 0x0bcd).map((sign) => letter + sign),
      ...tamil.map((second) => `${letter}\u0bcd${second}`),
    ]),
  },
]

for (const path of ['/si/packages', '/ta/packages']) {
  test(`nothing on ${path} moves when its letters arrive`, async ({ page }) => {
    const shifts = await watchShifts(page)
    await visit(page, path)
    await expect.poll(() => page.evaluate(strongLetters)).toBe(1)
    await page.evaluate(() => document.fonts.ready)
    expect(await shifts()).toBeLessThan(0.05)
  })
}

/** Android's letters, in which pages in these languages are shown until those of the shop arrive. */
const deviceLetters = {
  'NotoSansSinhala-Regular': 'noto-sans-sinhala/files/noto-sans-sinhala-sinhala-400-normal.woff2',
  'NotoSansTamil-Regular': 'noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2',
}

/** Puts files in the place of letters that an Android phone has, and other machines have not. */
async function offerDeviceLetters(page: Page) {
  for (const [name, file] of Object.entries(deviceLetters)) {
    const path = `node_modules/@fontsource/${file}`
    await page.route(`/assets/${name}`, (route) => route.fulfill({ path }))
  }
  await page.route(/\/assets\/[\w-]+\.css$/, async (route) => {
    const response = await route.fetch()
    const style = await response.text()
    const body = style.replaceAll(/local\((NotoSans\w+-Regular)\)/g, 'url(/assets/$1)')
    await route.fulfill({ response, body })
  })
}

/** A device has its letters at once. Files are only asked for when nothing else is on its way. */
async function loadDeviceLetters() {
  const standIns = [...document.fonts].filter(({ family }) => family.endsWith(' Stand-in'))
  await Promise.all(standIns.map((letters) => letters.load()))
}

for (const language of languageNames) {
  for (const width of [1280, 360]) {
    test(`little on a page ${width} px wide moves when its letters are late: ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await offerDeviceLetters(page)
      const shifts = await watchShifts(page)
      for (const path of ['/', '/products', productPage, '/packages', packagePage]) {
        const late = await hold(page, /\.woff2$/)
        // A page counts as loaded once its letters are there.
        await page.goto(pathInLanguage(path, language), { waitUntil: 'commit' })
        await untilInteractive(page)
        await page.evaluate(loadDeviceLetters)
        expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
        const before = await shifts()
        late.pass()
        await late.release()
        await page.evaluate(() => document.fonts.ready)
        expect((await shifts()) - before, path).toBeLessThan(0.07)
      }
    })
  }
}

for (const { script, whole, words } of fonts) {
  test(`the smaller fonts of ${script} join letters as the whole font does`, async ({ page }) => {
    const read = async (path: string) => (await readFile(path)).toString('base64')
    const files = {
      whole: await read(`node_modules/@fontsource-variable/${whole}`),
      text: await read(`ui/letters/${script}-text.woff2`),
      strong: await read(`ui/letters/${script}-strong.woff2`),
    }
    const widths = await page.evaluate(
      async ({ files, words }) => {
        for (const [name, file] of Object.entries(files)) {
          const source = `url(data:font/woff2;base64,${file})`
          const font = new FontFace(name, source, { weight: '100 900' })
          document.fonts.add(await font.load())
        }
        document.body.innerHTML = words.map(() => '<span></span><br>').join('')
        const spans = [...document.querySelectorAll('span')]
        for (const [place, word] of words.entries()) spans[place]?.append(word)
        const measure = (font: string) => {
          document.body.style.font = font
          return spans.map((span) => Math.round(span.getBoundingClientRect().width))
        }
        return {
          text: [measure('450 100px whole'), measure('450 100px text')],
          strong: [measure('600 100px whole'), measure('600 100px strong')],
        }
      },
      { files, words },
    )
    for (const [whole = [], small = []] of Object.values(widths)) {
      // A weight between two drawn ones is rounded in each part of a letter.
      const isDifferent = (place: number) => Math.abs((whole[place] ?? 0) - (small[place] ?? 0)) > 4
      const different = words.filter((_, place) => isDifferent(place))
      expect(different).toEqual([])
    }
  })
}
