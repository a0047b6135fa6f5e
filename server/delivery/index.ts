export { officeDeliveryRoutes } from './back-office/routes.ts'
export { deliveryChannel, LiveDelivery } from './live-delivery.ts'
export { presentDelivery } from './present-areas.ts'
export { requireDelivery, requireMinimum } from './require-delivery.ts'
