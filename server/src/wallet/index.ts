export { walletFindings } from './reconcile.ts'
export { walletRoutes } from './routes.ts'
