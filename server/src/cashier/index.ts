export { listRequests } from './list-requests.ts'
export { cashierConsoleRoutes } from './operator-routes.ts'
export { cashierFindings } from './reconcile.ts'
export { cashierRoutes } from './routes.ts'
