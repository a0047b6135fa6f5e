export { type PutTexts, putTexts } from './put-texts.ts'
