import type { Role } from '#staff/contract/rules.ts'

export const ROLE_NAMES: Record<Role, string> = {
  owner: 'Owner',
  agent: 'Agent',
  sub_agent: 'Sub-agent',
  cashier: 'Cashier',
  support: 'Support',
  editor: 'Content editor',
  auditor: 'Auditor',
}
