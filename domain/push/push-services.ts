/**
 * Where browsers let their push messages be left: Chrome and most others, Firefox, Safari, Edge. The shop calls these
 * addresses by itself, so that no customer can name another one.
 */
export const pushServices = [
  'https://fcm.googleapis.com',
  'https://jmt17.google.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
]

/** Whether a URL leads to one of these origins; `*.` stands for the names before it. */
export function isAtOneOf(services: readonly string[], url: string): boolean {
  if (!URL.canParse(url)) return false
  const { origin, username, password } = new URL(url)
  if (username || password) return false
  return services.some((service) => {
    const [start = '', end] = service.split('*')
    if (end === undefined) return origin === service
    return origin.startsWith(start) && origin.endsWith(end)
  })
}
