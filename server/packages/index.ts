export { packagesFile } from './back-office/packages-file.ts'
export { planPackages } from './back-office/plan-packages.ts'
export { officePackageRoutes } from './back-office/routes.ts'
export { presentPackage } from './presentation.ts'
export { packageRoutes } from './routes.ts'
export {
  goodsIn,
  listPackageNames,
  type PackageContent,
  packagesById,
  requirePackageOnSale,
  type ShopPackage,
} from './service.ts'
