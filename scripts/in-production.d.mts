/** What a shop in production has in its environment. */
export const productionEnvironment: { NODE_ENV: 'production'; MALLOC_ARENA_MAX: string }
/** What Node is told when it runs a shop in production. */
export const productionFlags: readonly string[]
