export {
  demoGrant,
  digitBetPrize,
  digitBetStake,
  exchangeGameToMain,
  exchangeMainToGame,
  playerAccountId,
  seamlessAdded,
  seamlessBet,
  seamlessBonus,
  seamlessOwed,
  seamlessRefund,
  seamlessTakenBack,
  seamlessTip,
  seamlessWin,
  type Transfer,
} from './chart.ts'
export {
  accountBalances,
  type Balances,
  balancesOf,
  lockAccounts,
  openPlayerAccounts,
  post,
  postWhole,
} from './post.ts'
export { type Finding, ledgerFindings } from './reconcile.ts'
