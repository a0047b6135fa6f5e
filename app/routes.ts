import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The pages, in the specification's order. */
export default [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('packages', 'routes/packages.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
