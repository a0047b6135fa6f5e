export { countBoughtTogether } from './count-bought-together.ts'
export { boughtTogetherRoutes } from './routes.ts'
