import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { categoriesQuery } from '../api/queries.ts'
import { type GroundName, groundClass } from '../brand/ground.tsx'
import { productsAddress } from '../catalogue/product-request.ts'
import { HomePicture } from './home-picture.tsx'
import { useReveal } from './use-reveal.ts'

type Tile = { title: string; category: string; ground: GroundName; pictures: string[] }

const tiles: Tile[] = [
  {
    title: 'Vegetables',
    category: 'Vegetables',
    ground: 'vegetables',
    pictures: ['carrot', 'tomato', 'eggplant'],
  },
  { title: 'Bakery', category: 'Bakery', ground: 'bakery', pictures: ['croissant', 'bread'] },
  {
    title: 'Fresh & Organic',
    category: 'Organic',
    ground: 'organic',
    pictures: ['honey-pot', 'avocado'],
  },
  { title: 'Snacks & Nuts', category: 'Snacks & Nuts', ground: 'snacks', pictures: ['peanuts'] },
]

/** Four ways into the shop. Each leads to its category, or to all products where there is none. */
export function Tiles() {
  const { data: categories = [] } = useQuery(categoriesQuery())
  const group = useReveal<HTMLUListElement>()
  return (
    <section aria-label="Departments" className="page-width mt-(--space-section)">
      <ul ref={group} className="tiles">
        {tiles.map(({ title, category, ground, pictures }) => (
          <li key={title} className="grid">
            <Link
              to={productsAddress({
                page: 1,
                categoryId: categories.find(({ name }) => name === category)?.categoryId,
              })}
              className={`${groundClass(ground)} ground-heading ground-large ground-lively tile`}
            >
              <h2 className="tile-title">{title}</h2>
              {pictures.map((name) => (
                <HomePicture
                  key={name}
                  name={name}
                  sizes="(width < 64rem) 30vw, 264px"
                  className={`tile-${name}`}
                />
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
