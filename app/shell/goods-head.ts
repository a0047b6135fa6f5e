import type { MetaDescriptor } from 'react-router'
import { goodsPageTexts } from '../../domain/texts/en/goods-page.ts'
import { type Matches, textsFor } from '../language/texts-for.ts'
import { linkedName } from './linked-name.ts'
import { pageHead } from './page-head.ts'
import { breadcrumbs, type Crumb } from './structured-data/breadcrumbs.ts'
import { goodsNode, type ListedGoods } from './structured-data/item-list.ts'

type GoodsHead = {
  page: '/products/:slug' | '/packages/:slug'
  /** The page of all of them. */
  list: Crumb
  /** Undefined while it is not loaded. */
  goods: ListedGoods | undefined
  location: { pathname: string; state: unknown }
}

/** The head of the page of a single product or package. */
export function goodsHead(
  { page, list, goods, location }: GoodsHead,
  matches: Matches,
): MetaDescriptor[] {
  const texts = textsFor(matches, goodsPageTexts)
  const name = goods?.name ?? linkedName(location.state) ?? list.name
  return pageHead(
    {
      title: name,
      description: goods?.description || texts.description(name),
      keywords: texts.keywords(name),
      page,
      path: goods?.path ?? location.pathname,
      ...(goods && { picture: { source: goods.picture, alt: name } }),
      structuredData: (address) =>
        goods
          ? [goodsNode(goods, address), breadcrumbs([list, { name, path: goods.path }], address)]
          : [],
    },
    matches,
  )
}
