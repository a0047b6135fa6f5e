import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // There are few routes: all are known from the start, and no page asks for more of them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
