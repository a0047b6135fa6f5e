import { getCharity, listCharities as listCharitiesRoute } from '../../contract/charities.ts'
import type { Charity } from '../../contract/index.ts'
import { largePictureWidth } from '../../domain/goods/images.ts'
import { cachedCall } from '../http/cache/cached.ts'
import { router } from '../http/router.ts'
import { pictureUrl } from '../media/index.ts'
import { listCharities, requireCharity, type Charity as StoredCharity } from './service.ts'

export const charityRoutes = router()
  .openapi(cachedCall(listCharitiesRoute), async (c) =>
    c.json((await listCharities(c.var.shop)).map(presentCharity), 200),
  )
  .openapi(cachedCall(getCharity), async (c) =>
    c.json(presentCharity(await requireCharity(c.var.shop, c.req.valid('param').id)), 200),
  )

/** A charity's pictures fill its page, so their URLs are of the large width if it exists. */
function presentCharity(charity: StoredCharity): Charity {
  const { id, name, subName, description, pictures } = charity
  return {
    id,
    name,
    subName,
    description,
    images: pictures.map(({ hash, isLarge }) =>
      isLarge ? pictureUrl(hash, largePictureWidth) : pictureUrl(hash),
    ),
  }
}
