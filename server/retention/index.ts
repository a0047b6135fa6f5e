export { clearOldData } from './clear-old-data.ts'
export { measureRetention } from './metrics.ts'
export { readRetention } from './read-retention.ts'
