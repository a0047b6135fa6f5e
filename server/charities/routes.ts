import { getCharity, listCharities as listCharitiesRoute } from '../../contract/charities.ts'
import type { Charity } from '../../contract/index.ts'
import { largePictureWidth } from '../../domain/goods/images.ts'
import type { Language } from '../../domain/texts/texts.ts'
import { cachedCall } from '../http/cache/cached.ts'
import { router } from '../http/router.ts'
import { pictureUrl } from '../media/index.ts'
import { listCharities, requireCharity, type Charity as StoredCharity } from './service.ts'

export const charityRoutes = router()
  .openapi(cachedCall(listCharitiesRoute), async (c) =>
    c.json(
      (await listCharities(c.var.shop, c.var.language)).map((each) =>
        presentCharity(each, c.var.language),
      ),
      200,
    ),
  )
  .openapi(cachedCall(getCharity), async (c) => {
    const { shop, language } = c.var
    const charity = await requireCharity(shop, c.req.valid('param').id, language)
    return c.json(presentCharity(charity, language), 200)
  })

/** A charity's pictures fill its page, so their URLs are of the large width if it exists. */
function presentCharity(charity: StoredCharity, language: Language): Charity {
  const { id, name, subName, description, formerSlugs, pictures } = charity
  return {
    id,
    name: charity.translatedName ?? name,
    subName: charity.translatedSubName ?? subName,
    description: charity.translatedDescription ?? description,
    ...(language !== 'en' && { englishName: name }),
    ...(formerSlugs.length > 0 && { formerSlugs }),
    images: pictures.map(({ hash, isLarge }) =>
      isLarge ? pictureUrl(hash, largePictureWidth) : pictureUrl(hash),
    ),
  }
}
