import type { SearchGroup } from '#search/contract/rules.ts'

export const texts = {
  title: 'Search everything',
  hint: 'Name, phone, account, reference, number, address …',
  results: 'Results',
  screens: 'Screens',
  actions: 'Actions',
  groups: {
    players: 'Players',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    payees: 'Payees',
    agents: 'Agents',
    slips: '2D slips',
    wagers: 'Wagers',
    shan_rounds: 'Shan rounds',
    addresses: 'Network addresses',
  } satisfies Record<SearchGroup, string>,
  more: 'There are more. Type more of it.',
  short: 'Type two letters or digits at least.',
  searching: 'Searching …',
  none: 'Nothing found.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  open: 'open',
  closes: 'close',
  close: 'Close',
}
