export { forgetOldSearches } from './popular-searches.ts'
export { suggestionRoutes } from './routes.ts'
export { Searchers } from './searchers.ts'
