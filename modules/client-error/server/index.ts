export { forgetOldReports } from './forget-old-reports.ts'
export { clientErrorRoutes } from './routes.ts'
export { clientErrorConsoleRoutes } from './staff-routes.ts'
