export { inlinePictures } from './inline-pictures.ts'
export { pictureUrl } from './picture-url.ts'
export { mediaRoutes } from './routes.ts'
export { requirePictures, storeForeignPicture, storePictures } from './service.ts'
