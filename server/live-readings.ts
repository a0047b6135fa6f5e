import { deliveryChannel, LiveDelivery } from './delivery/index.ts'
import { type CatalogueNews, catalogueChannel } from './http/cache/catalogue-news.ts'
import { LiveLegal, legalChannel } from './legal/index.ts'
import { LiveSettings, settingsChannel } from './settings/index.ts'

/** What a process knows of the shop without asking, and who listens to the news of its changes. */
export function liveReadings(catalogue: CatalogueNews) {
  const changed = () => catalogue.changed()
  const settings = new LiveSettings(changed)
  const delivery = new LiveDelivery(changed)
  const legal = new LiveLegal(changed)
  const listeners = {
    [catalogueChannel]: catalogue,
    [settingsChannel]: settings,
    [deliveryChannel]: delivery,
    [legalChannel]: legal,
  }
  return { settings, delivery, legal, listeners }
}
