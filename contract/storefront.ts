/** What the server hands to the pages that it renders. */
export type Storefront = {
  /** Answers a request to our own API without leaving the process. */
  fetch: (request: Request) => Response | Promise<Response>
  /** The shop's public origin, for canonical addresses. */
  origin: string
}

/** Answers a request for a page: the one thing that the server takes from app/. */
export type RenderPage = (request: Request, storefront: Storefront) => Promise<Response>
