import type { DiscrepancyTopic } from '#reconciliation/contract/rules.ts'

/** The discrepancy and the next step, in words for the owner. */
interface Topic {
  what: string
  now: string
  /** Where it is done. */
  page?: { href: string; label: string }
}

const SWITCHES = { href: '/switches', label: 'Switches' }
const WITHDRAWALS = { href: '/withdrawals', label: 'Withdrawals' }
const CALL = 'Call your engineer.'
const AT_ONCE = 'Call your engineer at once.'
const NO_PAYOUT = `Approve no withdrawal of the players named here, and close no day. ${CALL}`
const STOP_PAYOUTS = `Switch withdrawals off, and close no day. ${AT_ONCE}`

export const TOPICS: Record<DiscrepancyTopic, Topic> = {
  ledger_total: {
    what: 'All accounts together are not zero: money came or went without a transfer.',
    now: STOP_PAYOUTS,
    page: SWITCHES,
  },
  transfers: { what: 'Money moved on a way on which it may not move.', now: STOP_PAYOUTS, page: SWITCHES },
  balances: { what: 'A balance is not the sum of its transfers.', now: NO_PAYOUT, page: WITHDRAWALS },
  below_zero: { what: 'An account is below zero, or was.', now: NO_PAYOUT, page: WITHDRAWALS },
  exchanges: {
    what: 'An exchange between main and game balance did not move what the player was told.',
    now: NO_PAYOUT,
    page: WITHDRAWALS,
  },
  requests: {
    what: 'A deposit or a withdrawal did not move what its request says.',
    now: `Compare the requests of the players named here with your bank or wallet, and decide none of them until then. ${CALL}`,
    page: WITHDRAWALS,
  },
  deposit_limits: {
    what: 'A player deposited more than their own limit allows.',
    now: 'No money is missing. Tell your engineer, and ask the player what they wish.',
    page: { href: '/deposits', label: 'Deposits' },
  },
  payment_accounts: {
    what: 'A payment account does not hold what its deposits, withdrawals and movements say.',
    now: `Compare it with the statement of your bank or wallet, and pay nothing from it until then. ${CALL}`,
    page: { href: '/payment-accounts', label: 'Payment accounts' },
  },
  balance_adjustments: {
    what: 'A balance was adjusted otherwise than two people approved it.',
    now: `Ask the two people, and approve no other adjustment. ${AT_ONCE}`,
    page: { href: '/approvals', label: 'Approvals' },
  },
  bonuses: { what: 'A bonus was not given, counted or ended as its terms say.', now: NO_PAYOUT, page: WITHDRAWALS },
  digit_bets: {
    what: 'A bet of Digit Bet did not move what the player was told.',
    now: `Switch Digit Bet off, and close no day. ${CALL}`,
    page: SWITCHES,
  },
  digit_rolls: {
    what: 'A roll of Digit Bet does not follow from its seeds.',
    now: `Switch Digit Bet off. ${AT_ONCE}`,
    page: SWITCHES,
  },
  two_d_slips: {
    what: 'Stakes or prizes of the 2D lottery are not what its slips say.',
    now: `Switch 2D off, and close no day. ${CALL}`,
    page: SWITCHES,
  },
  two_d_results: {
    what: 'A result of the 2D lottery is not what its two reports say.',
    now: `Compare it with the page of the exchange. Two people correct a wrong one in its draw. ${CALL}`,
    page: { href: '/two-d', label: '2D lottery' },
  },
  provider_games: {
    what: 'Games of a provider did not move what the provider was told.',
    now: `Approve no withdrawal of the players named here, and switch off the provider whose players they are. ${CALL}`,
    page: { href: '/catalog', label: 'Catalog' },
  },
  shan: {
    what: 'Rounds of Shan did not move what the provider was told.',
    now: `Switch Shan off, and approve no withdrawal of the players named here. ${CALL}`,
    page: SWITCHES,
  },
  player_receivables: {
    what: 'What players owe is not what the platform paid for them.',
    now: NO_PAYOUT,
    page: WITHDRAWALS,
  },
  held_credits: {
    what: 'A held credit of a game partner did not end as two people decided.',
    now: `Release no held credit, and ask the two people. ${AT_ONCE}`,
    page: { href: '/held-credits', label: 'Held credits' },
  },
  agents: {
    what: 'Commission or float of an agent is not what games, plans and payouts say.',
    now: `Pay nothing to the agents named here. ${CALL}`,
    page: { href: '/agents', label: 'Agents' },
  },
  reports: {
    what: 'A report does not say what the ledger says.',
    now: 'No money is missing. Decide nothing by reports of these days, and close none of them. Your engineer has them made anew.',
    page: { href: '/reports', label: 'Reports' },
  },
  closed_days: {
    what: 'A closed day is no longer as it was closed.',
    now: `Keep the closing statement that you have of it, and close no other day. ${AT_ONCE}`,
    page: { href: '/reports?view=day-close', label: 'Closed days' },
  },
  audit_log: {
    what: 'The audit log is not as it was written: entries may have been changed or taken out.',
    now: `Find out who can reach the database. ${AT_ONCE}`,
    page: { href: '/audit', label: 'Audit log' },
  },
  proofs: {
    what: 'Transfers of the past are not what they were when they were proven.',
    now: `Find out who can reach the database, and close no day. ${AT_ONCE}`,
  },
  other: { what: 'Two records of the same money do not agree.', now: `Close no day. ${CALL}` },
}
