import type { Role } from '#contract/staff-rules.ts'

export const texts = {
  menu: 'Console',
  today: 'Today',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  paymentAccounts: 'Payment accounts',
  players: 'Players',
  reports: 'Reports',
  transfers: 'Transfers',
  audit: 'Audit trail',
  staff: 'Staff',
  screens: 'Screens',
  waiting: 'waiting',
  signOut: 'Sign out',
  authenticator: 'My authenticator',
  nothingHere: 'There is nothing here',
  nothingHereLine: 'This address does not exist, or your role does not include it.',
  roles: {
    owner: 'Owner',
    agent: 'Agent',
    sub_agent: 'Sub-agent',
    cashier: 'Cashier',
    editor: 'Content editor',
    auditor: 'Auditor',
  } satisfies Record<Role, string>,
}
