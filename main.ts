import { registerHooks } from 'node:module'

// Node reads a package's package.json again for each import within the package. That of drizzle-orm is
// so large that this takes a second and 100 MB at every start. This hook resolves its imports directly.
registerHooks({
  resolve: (specifier, context, resolveAsUsual) => {
    const { parentURL } = context
    const isWithinDrizzle =
      specifier.startsWith('./server') && parentURL?.includes('/node_modules/drizzle-orm/')
    if (!isWithinDrizzle) return resolveAsUsual(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})

// The hook above applies only to what is imported from here on.
const { runShop } = await import('./server/run-shop.ts')
const { demoCustomer } = await import('./demo/customer.ts')
const { seedDemoShop } = await import('./demo/seed.ts')

await runShop({ seed: seedDemoShop, customer: demoCustomer })
