export { forgetOldReports } from './forget-old-reports.ts'
export { clientErrorConsoleRoutes } from './operator-routes.ts'
export { clientErrorRoutes } from './routes.ts'
