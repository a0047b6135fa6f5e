import { registerHooks } from 'node:module'

// Node reads a package's package.json again for each import within the package. That of drizzle-orm is
// so large that this takes a second and 100 MB at every start. This hook resolves its imports directly. It applies only to
// what the same thread imports later, and dynamically; for a command, `node --import` runs it first.
registerHooks({
  resolve: (specifier, context, resolveAsUsual) => {
    const { parentURL } = context
    const isWithinDrizzle =
      specifier.startsWith('.') && parentURL?.includes('/node_modules/drizzle-orm/')
    if (!isWithinDrizzle) return resolveAsUsual(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
