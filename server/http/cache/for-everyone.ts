/** Goes with an answer that is the same for everyone: it may be kept, and is asked about anew each time. */
export const forEveryone = { 'Cache-Control': 'no-cache' } as const
