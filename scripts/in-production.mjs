// How a shop runs in production: after `npm start`, in a container, and in the bench.

/** Otherwise glibc keeps memory for each thread: 55 MB more once pictures have been rendered. */
export const productionEnvironment = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }

/**
 * By default Node reserves up to 32 MB for short-lived objects, three times over. With half of this setting, saving a
 * cart costs 40 % more processor time; with twice as much, the idle shop needs more than 150 MB. Of long-lived objects
 * V8 collects the more before it cleans up, the larger the heap may become: 4 GB by default, and then 120 MB more under
 * load at the same processor time. 50 MB are live, so 1 GB leaves room for any import.
 */
export const productionFlags = ['--max-semi-space-size=8', '--max-old-space-size=1024']
