import type { Fault } from './fault.ts'
import { CALLER_FAULTS } from './kinds/callers.ts'
import { DATABASE_FAULTS } from './kinds/database.ts'
import { FAILOVER_FAULTS } from './kinds/failover.ts'
import { LIMIT_FAULTS } from './kinds/limits.ts'
import { NETWORK_FAULTS } from './kinds/network.ts'
import { PARTNER_FAULTS } from './kinds/partners.ts'
import { PROGRAM_FAULTS } from './kinds/programs.ts'
import { RELEASE_FAULTS } from './kinds/releases.ts'
import { START_FAULTS } from './kinds/start.ts'

export const FAULTS: readonly Fault[] = [
  ...PROGRAM_FAULTS,
  ...LIMIT_FAULTS,
  ...DATABASE_FAULTS,
  ...NETWORK_FAULTS,
  ...PARTNER_FAULTS,
  ...CALLER_FAULTS,
  ...FAILOVER_FAULTS,
  ...RELEASE_FAULTS,
  ...START_FAULTS,
]
