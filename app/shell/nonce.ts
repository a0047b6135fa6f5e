import { createContext } from 'react'

/**
 * While a page is rendered on the server: marks the scripts that the shop writes itself. It is random, and taken off before
 * the page is sent (`server/application/own-scripts.ts`).
 */
export const NonceContext = createContext<string | undefined>(undefined)
