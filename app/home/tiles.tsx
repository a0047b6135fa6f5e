import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { homeTexts } from '../../domain/texts/en/home.ts'
import { englishNameOf } from '../../domain/texts/english-name.ts'
import type { Texts } from '../../domain/texts/texts.ts'
import { InItsLanguage } from '../../ui/own-text.tsx'
import { useShop } from '../../ui/shop-facts.ts'
import { useTexts } from '../../ui/texts.ts'
import { categoriesQuery } from '../api/catalogue-queries.ts'
import { type GroundName, groundClass } from '../brand/ground.tsx'
import { categoryPicture } from '../catalogue/category-picture.tsx'
import { productsAddress } from '../catalogue/product-request.ts'
import { HomePicture } from './home-picture.tsx'
import { useReveal } from './use-reveal.ts'

/** The category's English name in the catalogue; the tile's own name is in the page's language. */
type Tile = {
  name: keyof Texts['homeTexts']['tiles']
  category: string
  ground: GroundName
  pictures: string[]
}

const tiles: Tile[] = [
  {
    name: 'vegetables',
    category: 'Vegetables',
    ground: 'vegetables',
    pictures: ['carrot', 'tomato', 'eggplant'],
  },
  { name: 'bakery', category: 'Bakery', ground: 'bakery', pictures: ['croissant', 'bread'] },
  {
    name: 'organic',
    category: 'Organic',
    ground: 'organic',
    pictures: ['honey-pot', 'avocado'],
  },
  { name: 'snacks', category: 'Snacks & Nuts', ground: 'snacks', pictures: ['peanuts'] },
]

/**
 * Four links into the shop. Each leads to the category that the owner has chosen for it, or to its own, or to all products if
 * there is none.
 */
export function Tiles() {
  const texts = useTexts(homeTexts)
  const { data: categories = [] } = useQuery(categoriesQuery())
  const { tiles: chosen } = useShop()
  const group = useReveal<HTMLUListElement>()
  return (
    <section aria-label={texts.departments} className="page-width mt-(--space-section)">
      <ul ref={group} className="tiles">
        {tiles.map(({ name: tile, category, ground, pictures }, place) => {
          const own = categories.find(({ categoryId }) => categoryId === chosen?.[place])
          const { categoryId } =
            own ?? categories.find((each) => englishNameOf(each) === category) ?? {}
          return (
            <li key={tile} className="grid">
              <Link
                to={productsAddress({ page: 1, categoryId })}
                className={`${groundClass(ground)} ground-heading ground-large ground-lively tile`}
              >
                <h2 className="tile-title">
                  {own ? <InItsLanguage>{own.name}</InItsLanguage> : texts.tiles[tile]}
                </h2>
                {own ? (
                  // In the corner, like the avocado.
                  <img src={categoryPicture(own)} alt="" loading="lazy" className="tile-avocado" />
                ) : (
                  pictures.map((name) => (
                    <HomePicture
                      key={name}
                      name={name}
                      sizes="(width < 64rem) 30vw, 264px"
                      className={`tile-${name}`}
                    />
                  ))
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
