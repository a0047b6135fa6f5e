export { withContacts } from './live-contacts.ts'
export { LiveSettings, settingsChannel } from './live-settings.ts'
export { settingsRoutes } from './routes.ts'
