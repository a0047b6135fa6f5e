import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** The pages, in the specification's order. */
export default [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('packages', 'routes/packages.tsx'),
  route('charities', 'routes/charities.tsx'),
  route('charities/:slug', 'routes/charity.tsx'),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms-conditions', 'routes/terms-conditions.tsx'),
  route('login', 'routes/login.tsx'),
  route('signup', 'routes/signup.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('otp', 'routes/otp.tsx'),
  route('new-password', 'routes/new-password.tsx'),
  route('custom_packages', 'routes/custom-packages.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('userprofile', 'routes/userprofile.tsx'),
  route('orders', 'routes/orders.tsx'),
  route('orders/:orderId/invoice', 'routes/invoice.tsx'),
  route('payment-result', 'routes/payment-result.tsx'),
  route('mypackages', 'routes/my-packages.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
