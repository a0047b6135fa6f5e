import { get } from 'node:http'
import type { BenchShop } from './bench-shop.ts'
import { plenty } from './fill-database.ts'
import type { Asked } from './load.ts'
import type { Bench } from './measure.ts'
import type { prepareRequests } from './requests.ts'

type Requests = Awaited<ReturnType<typeof prepareRequests>>

const page = (path: string, headers: Record<string, string> = {}): Asked => ({
  method: 'GET',
  path,
  headers,
})
const listOf8 = '/api/products?status=IN%20STOCK&page=1&pageSize=8'
const listOf100 = '/api/products?status=IN%20STOCK&page=1&pageSize=100'

/** What must not take longer in a large shop than in a small one. */
export const asProductsGrow = [
  'list of 8',
  'search',
  'HTML /',
  'any page of 8',
  'search for a new term',
]
// The orders of eight first, as in the small shop, so that the process is as warm.
export const asOrdersGrow = ['order, 8 customers', 'order, 32 customers', 'payment', 'own orders']
/** Orders of one product each: different ones, or the same for all. */
export const ordersCompared = {
  different: 'order, different products',
  last: 'order, last item of one product',
}

/** The pages and calls that most visitors request. */
export const pagesLookedAt = [
  page('/'),
  page('/products'),
  page('/packages'),
  page(listOf8),
  page(listOf100),
  page('/api/categories'),
  page('/api/packages'),
  search('rice'),
]

/** Measures what customers look at. */
export async function measureReading(bench: Bench, shop: BenchShop): Promise<void> {
  const withTag = { 'if-none-match': await tagOf(shop.url + listOf8) }
  const picture = await firstPicture(shop.url)
  const reads: [name: string, asked: Asked[]][] = [
    ['list of 8', [page(listOf8)]],
    ['list of 8, brotli', [page(listOf8, { 'accept-encoding': 'gzip, deflate, br' })]],
    ['list of 8, 304', [page(listOf8, withTag)]],
    ['list of 100', [page(listOf100)]],
    ['search', ['rice', 'mango', 'fish', 'tea', 'milk', 'bread', 'nuts', 'salt'].map(search)],
    ['categories', [page('/api/categories')]],
    ['packages', [page('/api/packages')]],
    ['picture', [page(picture)]],
    ['HTML /', [page('/')]],
    ['HTML /, brotli', [page('/', { 'accept-encoding': 'gzip, deflate, br' })]],
    ['HTML /products', [page('/products')]],
    ['HTML /packages', [page('/packages')]],
    ['list of 8 in Sinhala', [page(`${listOf8}&language=si`)]],
    ['HTML /si', [page('/si')]],
    ['HTML /ta', [page('/ta')]],
  ]
  for (const [name, asked] of reads) await bench.reading(name, asked)
}

/** Measures what is not cached, so that the database must find it. */
export async function measureRareReading(bench: Bench, products: number): Promise<void> {
  const pages = Math.ceil(products / 8)
  const anyPage = Array.from({ length: 20_000 }, (_, index) =>
    page(`/api/products?status=IN%20STOCK&page=${1 + ((index * 7919) % pages)}&pageSize=8`),
  )
  await bench.working('any page of 8', () => anyPage, { limit: 'select' })
  const sorted = anyPage.map(({ path }) => page(`${path}&sort=cheapest`))
  await bench.working('any page of 8, cheapest first', () => sorted, { limit: 'select' })
  const anySearch = () => searchesForSomethingNew(20_000)
  await bench.working('search for a new term', anySearch, { limit: 'select' })
}

const words = ['rice', 'samba', 'mango', 'fresh', 'fish', 'leaf', 'tea', 'milk', 'bread', 'spice']
let searched = 0

/** Searches for terms that have not been searched for before. */
export function searchesForSomethingNew(count: number): Asked[] {
  return Array.from({ length: count }, () =>
    search(`${words[searched % words.length]} ${searched++}`),
  )
}

/** Measures what customers do. */
export async function measureWriting(bench: Bench, requests: Requests): Promise<void> {
  const many = 20_000
  const eight = { limit: 'order', connections: 8 } as const
  await bench.working('cart update', () => requests.carts(many), { limit: 'cart' })
  const asBrowsers = () => requests.carts(many).map(acceptingCompression)
  await bench.working('cart update of a browser', asBrowsers, { limit: 'cart' })
  await bench.working('order, 8 customers', () => requests.orders(many), eight)
  await bench.working('order, 32 customers', () => requests.orders(many), { limit: 'order' })
  await bench.working('payment', requests.notifications, { limit: 'order' })
  await bench.working('own orders', requests.ownOrders)
}

/** Every browser accepts compressed responses; the load does so only where it says it. */
function acceptingCompression(asked: Asked): Asked {
  return { ...asked, headers: { ...asked.headers, 'accept-encoding': 'gzip, deflate, br, zstd' } }
}

/** Measures orders for one product: first with plenty of stock, then with one item left. */
export async function measureHotProduct(bench: Bench, requests: Requests): Promise<void> {
  const many = 20_000
  const hot = 1
  await requests.setStock(hot, plenty)
  await bench.working(ordersCompared.different, () => requests.ordersOfOne(many))
  await bench.working('order, one product for all', () => requests.ordersOf(hot, many))
  await bench.working(ordersCompared.last, async () => {
    await requests.setStock(hot, 1)
    return requests.ordersOf(hot, many)
  })
}

function search(term: string): Asked {
  return page(`/api/products/search/${encodeURIComponent(term)}?page=1&pageSize=8`)
}

function tagOf(url: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  get(url, (response) => {
    response.resume()
    resolve(response.headers.etag ?? '')
  }).on('error', reject)
  return promise
}

async function firstPicture(url: string): Promise<string> {
  const response = await fetch(`${url}/api/products?page=1&pageSize=1`)
  const [product] = (await response.json()) as { imageUrl: string }[]
  return product?.imageUrl ?? ''
}
