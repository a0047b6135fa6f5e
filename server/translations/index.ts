export { type PutTexts, putTexts } from './put-texts.ts'
export { translationRoutes } from './routes.ts'
