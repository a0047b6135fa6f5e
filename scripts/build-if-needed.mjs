// `npm run build`: also while the shop is open.
import { buildIfNeeded } from './build.mjs'

await buildIfNeeded()
