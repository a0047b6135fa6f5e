/** Builds the storefront and the server's application unless these very sources have been built. */
export function buildIfNeeded(): Promise<void>
