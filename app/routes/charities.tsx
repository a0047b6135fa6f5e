import { redirect } from 'react-router'
import { charityAddress } from '../../contract/pages.ts'
import { charitiesPerPage } from '../../domain/limits.ts'
import { charityTexts } from '../../domain/texts/en/charities.ts'
import { englishNameOf } from '../../domain/texts/english-name.ts'
import { pageAsked, pageCount } from '../../ui/page-numbers.ts'
import { charitiesQuery } from '../api/catalogue-queries.ts'
import { loadedAnswer } from '../api/loaded-answer.ts'
import { prefetch, type Queries } from '../api/prefetch.ts'
import { startLoading } from '../api/query-client.ts'
import { CharityList } from '../charities/charity-list.tsx'
import { charitiesAddress } from '../charities/use-charities.ts'
import { textsFor } from '../language/texts-for.ts'
import { pagedTitle, pageHead } from '../shell/page-head.ts'
import { pageList } from '../shell/structured-data/item-list.ts'
import type { Route } from './+types/charities.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

const queries: Queries = (client, api) => client.prefetchQuery(charitiesQuery(api))

export function loader({ context, request }: Route.LoaderArgs) {
  return prefetch(context, async (client, api) => {
    await queries(client, api)
    const charities = client.getQueryData(charitiesQuery().queryKey)
    if (!charities) return
    const query = new URL(request.url).searchParams
    const lastPage = pageCount(charities.length, charitiesPerPage)
    if (pageAsked(query.get('page'), Infinity) > lastPage) {
      throw redirect(charitiesAddress(lastPage))
    }
  })
}

export function clientLoader() {
  return startLoading(queries)
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  const charities = loadedAnswer(loaderData, charitiesQuery().queryKey)
  const lastPage = charities ? pageCount(charities.length, charitiesPerPage) : Infinity
  const page = pageAsked(new URLSearchParams(location.search).get('page'), lastPage)
  const texts = textsFor(matches, charityTexts)
  return pageHead(
    {
      ...texts.head,
      title: pagedTitle(texts.head.title, page, matches),
      page: '/charities',
      path: charitiesAddress(page),
      kind: 'CollectionPage',
      structuredData: (address) =>
        charities
          ? [
              pageList(
                texts.head.title,
                charities.map((charity) => ({
                  name: charity.name,
                  path: charityAddress(englishNameOf(charity)),
                })),
                address,
              ),
            ]
          : [],
    },
    matches,
  )
}

export default function CharitiesPage() {
  return <CharityList />
}
