import type { Config } from '../config.ts'
import type { LiveSettings } from './live-settings.ts'

/** The configuration with the shop's name, logo and contacts as its owner has set them last: mails name them. */
export function withContacts(config: Config, settings: Pick<LiveSettings, 'get'>): Config {
  return Object.freeze({
    ...config,
    get shopName() {
      return settings.get('shop.name')
    },
    get logo() {
      return settings.get('shop.logo')
    },
    get supportEmail() {
      return settings.get('shop.email')
    },
    get supportPhone() {
      return settings.get('shop.phone')
    },
  })
}
