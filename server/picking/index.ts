export { mailPacking, type PackingToMail } from './mail-packing.ts'
export { pickingRoutes } from './routes.ts'
