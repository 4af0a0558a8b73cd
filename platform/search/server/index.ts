export type { SearchSource, SoughtText } from './source.ts'
export { searchRoutes } from './staff-routes.ts'
