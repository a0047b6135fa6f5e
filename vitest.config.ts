import { defineConfig } from 'vitest/config'

/** Tests that start and kill whole shops. They run the build. */
const wholeShops = [
  'server/process/**/*.test.ts',
  'server/backup/**/*.test.ts',
  'bench/**/*.test.ts',
]

export default defineConfig({
  test: {
    // Each test opens its own shop, so test files share only the loaded modules.
    isolate: false,
    // They mostly wait for databases and shops.
    maxWorkers: 3,
    // As long as `until` of server/testing waits.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        test: {
          name: 'domain',
          include: [
            'domain/**/*.test.ts',
            'contract/**/*.test.ts',
            '{app,back-office,lint,scripts,ui}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: wholeShops,
          globalSetup: 'server/testing/database-server.ts',
          // Long enough for a machine with other work; a test that passes does not wait for it.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'process',
          include: wholeShops,
          globalSetup: ['server/testing/database-server.ts', 'server/testing/started-shops.ts'],
          // Whole shops start, run and stop in them, several at once on a machine that may be busy.
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
