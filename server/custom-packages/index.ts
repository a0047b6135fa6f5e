export { presentCartCustomPackage, presentCustomPackage } from './presentation.ts'
export { customPackageRoutes } from './routes.ts'
export {
  type CustomPackage,
  customPackagesById,
  keepCustomPackages,
  listCustomPackages,
} from './service.ts'
export { sharedPackageRoutes } from './shared-routes.ts'
