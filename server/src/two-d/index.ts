export { drawOperatorRoutes } from './draw-operator-routes.ts'
export { drawRoutes } from './draw-routes.ts'
export { openFeed } from './feed.ts'
export { keepDraws } from './keep-draws.ts'
