export { type ConsignmentToMail, mailConsignment } from './mail-consignment.ts'
export { pickingRoutes } from './routes.ts'
