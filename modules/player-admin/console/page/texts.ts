import { kindText } from '#platform/console/figures/ledger-words.ts'
import type { LinkKind, TimelineKind } from '#player-admin/contract/rules.ts'
import type { BonusChange } from '#promotion/contract/rules.ts'

const PERIODS: Record<string, string> = {
  day: 'a day',
  week: 'a week',
  month: 'a month',
  quarter: 'three months',
  half_year: 'six months',
  year: 'a year',
  five_years: 'five years',
  for_good: 'good',
}

const ACTS: Record<string, string> = {
  'players.freeze': 'Freeze',
  'players.unfreeze': 'Unfreeze',
  'players.ban': 'Ban',
  'players.unban': 'Ban lifted',
  'players.reset_password': 'Code for a new password',
  'agents.move_player': 'Moved to another agent',
}

const actOf = (what: string) => ACTS[what] ?? kindText(what.split('.').at(-1) ?? what)

const WHAT: Record<TimelineKind, (what: string) => string> = {
  request: (what) => (what === 'deposit' ? 'Deposit' : 'Withdrawal'),
  session: () => 'Sign-in',
  bonus: () => 'Bonus',
  limit: (what) => `Deposit limit for ${PERIODS[what] ?? what}`,
  break: (what) => `Break for ${PERIODS[what] ?? what}`,
  act: actOf,
  note: (what) => (what === 'important' ? 'Important note' : 'Note'),
  adjustment: (what) => `Adjustment, ${what} balance`,
}

export const timelineTexts = {
  changeBonus: 'Change',
  changeWaits: {
    cancel: () => 'Its cancellation waits for a second person.',
    extend: (days: number) => `${days} more days wait for a second person.`,
  } satisfies Record<BonusChange, (days: number) => string>,
  approvals: 'Approvals',
  title: 'History',
  details: 'Details',
  by: 'By',
  receipt: 'Receipt',
  what: (kind: TimelineKind, what: string) => WHAT[kind](what),
  states: {
    pending: 'Waiting',
    waiting: 'Waits for a decision',
    open: 'Running',
    released: 'Paid out',
    lapsed: 'Time over',
    given_up: 'Ended by a break',
    cancelled: 'Cancelled by the staff',
    refused: 'Refused',
    requested: 'Asked for',
    time_out: 'Time-out',
    self_exclusion: 'Self-exclusion',
  } as Record<string, string>,
  views: {
    all: 'All',
    requests: 'Requests',
    sessions: 'Sign-ins',
    bonuses: 'Bonuses',
    limits: 'Limits',
    breaks: 'Breaks',
    staff: 'Staff',
    notes: 'Notes',
    adjustments: 'Adjustments',
  },
  balanceDays: (days: number) => `Balance of the last ${days} days`,
  figures: 'Figures',
  lifetime: 'All time',
  days30: '30 days',
  net: 'Net deposits',
  chips: 'What to know',
  firstWithdrawal: 'First withdrawal',
  bonusRuns: (staked: string, goal: string) => `Bonus ${staked} of ${goal} wagered`,
  breakUntil: (end: string) => `Break ${end}`,
  samePayee: 'Same payee as',
  bonuses: 'Bonuses',
  noBonuses: 'None was claimed.',
  wagered: (staked: string, goal: string) => `${staked} of ${goal} Ks wagered`,
  until: (moment: string) => `until ${moment}`,
  limits: 'Deposit limits',
  noLimits: 'None is set.',
  limit: { day: 'A day', week: 'A week', month: 'A month' },
  used: (used: string, amount: string) => `${used} of ${amount} Ks used`,
  payees: 'Payees',
  noPayees: 'No withdrawal was requested.',
  alsoOf: 'Also of',
  linked: 'Linked players',
  noLinks: 'Nobody has anything in common with this player.',
  link: {
    payee: 'Same payee',
    device: 'Same device',
    picture: 'Same receipt picture',
    address: 'Same network address',
    invited_by: 'Invited by',
    invited: 'Invited',
  } satisfies Record<LinkKind, string>,
  linkedSince: (since: string, last: string) => (since === last ? since : `since ${since}, last ${last}`),
  moreLinks: (what: string) => `${what}: there are more, the last ten are shown.`,
  linkedRequest: (direction: 'deposit' | 'withdrawal', number: number) =>
    `${direction === 'deposit' ? 'Deposit' : 'Withdrawal'} ${number}`,
  devices: 'Devices',
  noDevices: 'Nobody signed in lately.',
  unknownDevice: 'Unknown device',
  times: (sessions: number) => (sessions === 1 ? 'one sign-in' : `${sessions} sign-ins`),
}
