// What `importApart` starts as a thread.
import '../process/quick-imports.ts'

const { importInThread } = await import('./import-in-thread.ts')
importInThread()
