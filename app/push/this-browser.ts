import { pushWorkerAddress, pushWorkerScope } from '../../contract/push-worker.ts'

/** Whether the browser has notifications. On an iPhone only a shop on the home screen has them. */
export function hasNotifications(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registered = await navigator.serviceWorker.getRegistrations()
  return registered.find(({ scope }) => new URL(scope).pathname === pushWorkerScope)
}

/** The URL at which this browser is reached with the shop's key; null if it is not. */
export async function ownEndpoint(publicKey: string): Promise<string | null> {
  if (Notification.permission !== 'granted') return null
  const subscription = await (await findRegistration())?.pushManager.getSubscription()
  return subscription && isOfKey(subscription, publicKey) ? subscription.endpoint : null
}

/** Push services refuse what is signed with another key than the one that was subscribed with. */
function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  const base64 = publicKey.replaceAll('-', '+').replaceAll('_', '/')
  return String.fromCharCode(...bytes) === atob(base64)
}

/** Installs the worker, and has this browser reached with the shop's key. */
export async function subscribe(publicKey: string) {
  const registration = await navigator.serviceWorker.register(pushWorkerAddress, {
    scope: pushWorkerScope,
  })
  await untilActive(registration)
  const { pushManager } = registration
  // It may be one of an earlier key of the shop.
  await (await pushManager.getSubscription())?.unsubscribe()
  const applicationServerKey = publicKey
  return sentFields(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
}

/** What the shop stores of this browser. */
export async function ownSubscription() {
  const subscription = await (await findRegistration())?.pushManager.getSubscription()
  return subscription && sentFields(subscription)
}

/** Removing the worker ends what it was reached by. */
export async function leaveBrowser(): Promise<void> {
  if (hasNotifications()) await (await findRegistration())?.unregister()
}

/** A worker can be reached once it is active; `navigator.serviceWorker.ready` waits for that of the page. */
async function untilActive({ installing, waiting, active }: ServiceWorkerRegistration) {
  const worker = active ?? waiting ?? installing
  if (!worker || worker.state === 'activated') return
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve())
  })
}

function sentFields(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}
