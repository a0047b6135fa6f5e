import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Everything is built here, and moved to build/ when it is complete (scripts/publish-build.mjs).
  buildDirectory: 'build.next',
  // There are few routes: all are known from the start, and no page asks for more of them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
