export { describeExchange } from './describe-exchange.ts'
export { walletFindings } from './reconcile.ts'
export { walletRoutes } from './routes.ts'
