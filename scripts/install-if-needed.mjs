// Before `npm run check`: a pull may have brought packages that are not installed yet.
import { installIfNeeded } from './install.mjs'

await installIfNeeded()
