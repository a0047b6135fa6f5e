export { offersPush } from './offers-push.ts'
export { deliverPush, type PushToDeliver, pushOut } from './push-out.ts'
export { pushWorkerRoutes } from './push-worker.ts'
export {
  deletePushSubscription,
  deletePushSubscriptionsOf,
  savePushSubscription,
  selectPushSubscriptions,
} from './store.ts'
