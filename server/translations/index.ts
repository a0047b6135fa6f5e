export { findProductTexts, noProductTexts, type ProductTexts } from './find-texts.ts'
export { type PutTexts, putTexts } from './put-texts.ts'
export { translationRoutes } from './routes.ts'
