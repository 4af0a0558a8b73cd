export { cashierFindings } from './reconcile.ts'
export { cashierRoutes } from './routes.ts'
