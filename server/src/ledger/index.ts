export {
  demoGrant,
  digitBetPrize,
  digitBetStake,
  exchangeGameToMain,
  exchangeMainToGame,
  playerAccountId,
  type Transfer,
} from './chart.ts'
export { type Balances, balancesOf, lockAccounts, openPlayerAccounts, type PostAnswer, post } from './post.ts'
export { type Finding, ledgerFindings } from './reconcile.ts'
