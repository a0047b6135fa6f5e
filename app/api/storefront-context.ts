import { createContext } from 'react-router'
import type { Storefront } from '../../contract/storefront.ts'

/** Under this key a loader finds what the server handed to the page. */
export const storefrontContext = createContext<Storefront>()
