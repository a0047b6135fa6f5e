import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { type PagePath, pages } from '../contract/pages.ts'

const modules: Record<PagePath, string> = {
  '/': 'routes/home.tsx',
  '/products': 'routes/products.tsx',
  '/products/:slug': 'routes/product.tsx',
  '/packages': 'routes/packages.tsx',
  '/packages/:slug': 'routes/package.tsx',
  '/charities': 'routes/charities.tsx',
  '/charities/:slug': 'routes/charity.tsx',
  '/privacy-policy': 'routes/privacy-policy.tsx',
  '/terms-conditions': 'routes/terms-conditions.tsx',
  '/login': 'routes/login.tsx',
  '/signup': 'routes/signup.tsx',
  '/forgot-password': 'routes/forgot-password.tsx',
  '/otp': 'routes/otp.tsx',
  '/new-password': 'routes/new-password.tsx',
  '/custom_packages': 'routes/custom-packages.tsx',
  '/checkout': 'routes/checkout.tsx',
  '/userprofile': 'routes/userprofile.tsx',
  '/orders': 'routes/orders.tsx',
  '/orders/:orderId/invoice': 'routes/invoice.tsx',
  '/payment-result': 'routes/payment-result.tsx',
  '/mypackages': 'routes/my-packages.tsx',
  '/buy-again': 'routes/buy-again.tsx',
  '/shared-packages/:shareToken': 'routes/shared-package.tsx',
}

/** Every page of contract/pages.ts with its module, and one for all other URLs. */
export default [
  ...pages.map(({ path }) =>
    path === '/' ? index(modules[path]) : route(path.slice(1), modules[path]),
  ),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
