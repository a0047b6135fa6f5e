/** Environment variables of a shop in production. */
export const productionEnvironment: { NODE_ENV: 'production'; MALLOC_ARENA_MAX: string }
/** Flags for Node when it runs a shop in production. */
export const productionFlags: readonly string[]
