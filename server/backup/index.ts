export { measureBackups } from './metrics.ts'
export { readBackups } from './state.ts'
