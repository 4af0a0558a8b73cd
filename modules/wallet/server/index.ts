export { describeExchange } from './describe-exchange.ts'
export { walletChecks } from './reconcile.ts'
export { walletRoutes } from './routes.ts'
