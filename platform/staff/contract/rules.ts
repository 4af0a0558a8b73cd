/**
 * Who of the staff may do what. The one list of permissions and roles: the server refuses by it, and the console
 * hides by it what one may not do.
 */
export const PERMISSIONS = [
  'deposits.read',
  'deposits.decide',
  'withdrawals.read',
  'withdrawals.decide',
  /** To be the second person where one is not enough. */
  'requests.approve_large',
  /** To take a request over from a colleague; an agent can take it over from their own sub-agents only. */
  'requests.take_over',
  'players.read',
  'players.freeze',
  'players.ban',
  'players.reset_password',
  'players.adjust_balance',
  'player_notes.write',
  'payment_accounts.read',
  'payment_accounts.write',
  /** Bank charges, transfers between own accounts, and the bank's statements. */
  'payment_accounts.book',
  /** By what one may pay at all: the platform's to say. */
  'payment_types.write',
  'content.read',
  'content.write',
  'catalog.read',
  'catalog.write',
  /** Wagers as the aggregator reports them, and wager discrepancies. */
  'wagers.read',
  'wagers.resolve',
  /** Credits of game partners above a cap: two people release or refuse each. */
  'held_credits.read',
  'held_credits.decide',
  /** Requests that wait for a second person: of each kind those that one may decide about, and one's own. */
  'approvals.read',
  /** Of the kinds that one may decide about. */
  'approvals.decide',
  'settings.read',
  'settings.write',
  /** To be the second person for what decides about other people's money. */
  'settings.approve',
  /** To close the platform, a game, deposits or withdrawals at once. */
  'switches.read',
  'switches.write',
  'two_d.read',
  /** Draws, their times, and the calendar. */
  'two_d.write',
  /** To say what a draw came to, which two people have to, or to call it off. */
  'two_d.declare',
  'staff.read',
  'staff.write',
  'audit.read',
  'reports.read',
  /** Of the whole company: RTP and closing statements. */
  'day_close.read',
  'day_close.write',
  'agents.read',
  'agents.write',
  /** To pay agents and to take what they pay in. */
  'agents.pay',
  /** An agent's own affairs: the agent hands out codes and asks for payouts. */
  'agents.ask',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const ROLES = ['owner', 'agent', 'sub_agent', 'cashier', 'support', 'editor', 'auditor'] as const
export type Role = (typeof ROLES)[number]

/** The permissions that an agent may hand on to sub-agents. Each sub-agent gets a choice of these. */
export const SUB_AGENT_PERMISSIONS = [
  'deposits.read',
  'deposits.decide',
  'withdrawals.read',
  'withdrawals.decide',
  'players.read',
  'players.freeze',
  'players.reset_password',
  'player_notes.write',
  'payment_accounts.read',
  'payment_accounts.write',
  'reports.read',
] as const satisfies Permission[]

/** The agent or the owner chooses a sub-agent's permissions out of these. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  // Corrections are the platform's money, so an agent has none; an agent's staff is their sub-agents.
  agent: [
    ...SUB_AGENT_PERMISSIONS,
    'requests.approve_large',
    'requests.take_over',
    'staff.read',
    'staff.write',
    'agents.read',
    'agents.ask',
    'approvals.read',
    'approvals.decide',
  ],
  sub_agent: SUB_AGENT_PERMISSIONS,
  cashier: [
    'deposits.read',
    'deposits.decide',
    'withdrawals.read',
    'withdrawals.decide',
    'requests.approve_large',
    'players.read',
    'players.freeze',
    'players.reset_password',
    'players.adjust_balance',
    'player_notes.write',
    'payment_accounts.read',
    'payment_accounts.book',
    // The second person, where the feed is dead and one has read the market.
    'two_d.read',
    'two_d.declare',
    'held_credits.read',
    'held_credits.decide',
    'settings.read',
    'settings.approve',
    'approvals.read',
    'approvals.decide',
    'agents.read',
    'agents.pay',
  ],
  // Answers players: reads what they ask about, leaves notes for colleagues, and decides nothing.
  support: ['deposits.read', 'withdrawals.read', 'players.read', 'player_notes.write'],
  editor: ['content.read', 'content.write', 'catalog.read', 'catalog.write'],
  auditor: PERMISSIONS.filter((permission) => permission.endsWith('.read')),
}

export function isPermission(text: unknown): text is Permission {
  return PERMISSIONS.some((permission) => permission === text)
}

/** Every POST of the console carries this header; no form and no other site can send it. */
export const REQUESTED_BY_HEADER = 'x-requested-by'
export const REQUESTED_BY_CONSOLE = 'console'
/** Sent with calls that nobody asked for, such as a poll: they do not keep a session awake. */
export const BACKGROUND_HEADER = 'x-background'

/** Letters of a reason that is given for an audit entry. */
export const REASON_LENGTH_MAX = 300
export const STAFF_PASSWORD_LENGTH_MIN = 12
