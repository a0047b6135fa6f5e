import { data, redirect } from 'react-router'
import { charityAddress } from '../../contract/pages.ts'
import { findCharityBySlug, titleOfSlug } from '../../domain/charities/slug.ts'
import { slugOf } from '../../domain/slug.ts'
import { charityTexts } from '../../domain/texts/en/charities.ts'
import { englishNameOf } from '../../domain/texts/english-name.ts'
import { charitiesQuery, charityQuery } from '../api/catalogue-queries.ts'
import { loadedAnswer } from '../api/loaded-answer.ts'
import { prefetch } from '../api/prefetch.ts'
import { charityStateOf } from '../charities/charity-link.ts'
import { CharityPage } from '../charities/charity-page.tsx'
import { textsFor } from '../language/texts-for.ts'
import { notFoundHead, pageHead } from '../shell/page-head.ts'
import { pictureAddress } from '../shell/structured-data/address.ts'
import type { Route } from './+types/charity.ts'

export { action } from '../forms/page-action.ts'
export { PageError as ErrorBoundary } from '../shell/page-error.tsx'

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const loaded = await prefetch(context, async (client, api) => {
    await client.prefetchQuery(charityQuery({ slug }, api))
    // Typed in capitals, or with spaces, or its name has changed: it has one URL.
    const all = client.getQueryData(charitiesQuery().queryKey) ?? []
    const meant = findCharityBySlug(all, slugOf(slug))
    if (meant && slug !== slugOf(englishNameOf(meant))) {
      throw redirect(charityAddress(englishNameOf(meant)), 301)
    }
  })
  const isUnknown = loadedAnswer(loaded, charityQuery({ slug }).queryKey) === null
  return data(loaded, { status: isUnknown ? 404 : 200 })
}

/** Only the component knows the id in the navigation state, so it loads the charity itself. */
export function clientLoader() {
  return null
}

export function meta({ matches, location, params: { slug }, loaderData }: Route.MetaArgs) {
  const charity = loadedAnswer(loaderData, charityQuery({ slug }).queryKey)
  if (charity === null) return notFoundHead(location, matches)
  const title = charity?.name ?? charityStateOf(location.state)?.title ?? titleOfSlug(slug)
  const texts = textsFor(matches, charityTexts).ofCharity
  const [picture] = charity?.images ?? []
  return pageHead(
    {
      title,
      description: charity
        ? `${charity.subName}. ${charity.description}`
        : texts.description(title),
      keywords: texts.keywords(title),
      page: '/charities/:slug',
      path: charityAddress(charity ? englishNameOf(charity) : slug),
      ...(picture && { picture: { source: picture, alt: title } }),
      structuredData: (address) =>
        charity
          ? [
              {
                '@type': 'NGO',
                name: charity.name,
                slogan: charity.subName,
                description: charity.description,
                url: address.page(charityAddress(englishNameOf(charity))),
                image: charity.images.map((image) => pictureAddress(image, address)),
              },
            ]
          : [],
    },
    matches,
  )
}

export default function Charity({ params }: Route.ComponentProps) {
  return <CharityPage slug={params.slug} />
}
