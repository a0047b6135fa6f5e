import { data, type RouterContextProvider } from 'react-router'
import { builtIn, type LegalPage, versionShown } from '../../domain/legal/versions.ts'
import { legalQuery } from '../api/legal-query.ts'
import { prefetch } from '../api/prefetch.ts'
import { storefrontContext } from '../api/storefront-context.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Loads the version of a legal page that its URL asks for. The built-in words are part of the page. */
export async function loadLegal(page: LegalPage, { context, request }: Args) {
  const { shop } = context.get(storefrontContext)
  const asked = new URL(request.url).searchParams.get('from')
  const validFrom = versionShown(shop?.legalDays?.[page], asked)
  if (validFrom === undefined) return data(null, { status: 404 })
  if (validFrom === builtIn) return null
  return prefetch(context, (client, api) =>
    client.prefetchQuery(legalQuery({ page, validFrom }, api)),
  )
}
