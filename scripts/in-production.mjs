// How a shop runs in production, and while the bench measures it. deploy/Dockerfile says the same in
// its own words: a container has no room for a second Node that would read this.

/** Linux would keep what each thread has ever used: 55 MB more once pictures have been rendered. */
export const productionEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }

/**
 * Node would keep 24 MB more for short-lived objects, and 50 MB under load; that made nothing faster. Of the others V8
 * gathers the more before it clears up, the larger the heap may become: 4 GB of their own accord, and then 120 MB more
 * under load at the same processor time. 50 MB live, so 1 GB is room for any import.
 */
export const productionFlags = ['--max-semi-space-size=4', '--max-old-space-size=1024']
