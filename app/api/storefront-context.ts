import { createContext } from 'react-router'
import type { Storefront } from '../../contract/storefront.ts'
import type { Language } from '../../domain/texts/texts.ts'

/** Under this key a loader finds what the server handed to the page, and the page's language. */
export const storefrontContext = createContext<Storefront & { language: Language }>()
