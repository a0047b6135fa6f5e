import { createContext } from 'react-router'
import type { Storefront } from '../../contract/storefront.ts'
import type { Language } from '../../domain/texts/texts.ts'

/** The context key under which loaders find what the server passes to the page, and the page's language. */
export const storefrontContext = createContext<Storefront & { language: Language }>()
