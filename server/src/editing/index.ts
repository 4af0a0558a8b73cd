export { choice, type ItemFile, inLanguages, type Kind, link, money, SCHEDULE, text, whole } from './kind.ts'
export { editingRoutes } from './staff-routes.ts'
