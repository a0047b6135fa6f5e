import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { RenderPage } from '../contract/storefront.ts'
import { storefrontContext } from './api/storefront-context.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export const renderPage: RenderPage = (request, storefront) => {
  const context = new RouterContextProvider()
  context.set(storefrontContext, storefront)
  return handle(request, context)
}
