import { charityAddress } from '../contract/pages.ts'
import { languagePath } from '../domain/texts/language-path.ts'
import { aCharity } from './demo-goods.ts'
import { expect, test } from './fixtures.ts'
import { lostText } from './lost-text.ts'
import { packagePage, productPage } from './public-pages.ts'
import { visit } from './visit.ts'

const mainPages = [
  '',
  '/products',
  productPage,
  '/packages',
  packagePage,
  charityAddress(aCharity.name),
  '/signup',
]

for (const language of ['en', 'si', 'ta'] as const) {
  test(`no text is lost that is enlarged or spaced, in the language ${language}`, async ({
    page,
  }) => {
    for (const path of mainPages) {
      await visit(page, languagePath(language) + path || '/')
      await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached()
      expect.soft(await lostText(page), path).toEqual([])
    }
  })
}
