/** Builds the storefront, the server's application and the back office unless exactly these sources have been built. */
export function buildIfNeeded(): Promise<void>
