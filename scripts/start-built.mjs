// Starts a shop that is built and installed, in a container: this process becomes the shop, so that the shop
// gets the signal to stop, and no second Node stays in memory.
import { productionEnvironment, productionFlags } from './in-production.mjs'

const { execPath, env } = process
process.execve(execPath, [execPath, ...productionFlags, 'main.ts'], {
  ...env,
  ...productionEnvironment,
})
