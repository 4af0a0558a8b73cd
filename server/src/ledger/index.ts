export {
  demoGrant,
  digitBetPrize,
  digitBetStake,
  exchangeGameToMain,
  exchangeMainToGame,
  playerAccountId,
} from './chart.ts'
export { type Balances, balancesOf, lockAccounts, openPlayerAccounts, post, postWhole } from './post.ts'
export { type Finding, ledgerFindings } from './reconcile.ts'
