import type { Title } from './title.ts'
import { AG_TITLES } from './titles/ag.ts'
import { CQ9_TITLES } from './titles/cq9.ts'
import { IBC_TITLES } from './titles/ibc.ts'
import { JDB_TITLES } from './titles/jdb.ts'
import { JILI_TITLES } from './titles/jili.ts'
import { JOKER_TITLES } from './titles/joker.ts'
import { KA_TITLES } from './titles/ka.ts'
import { PG_TITLES } from './titles/pg.ts'
import { PP_TITLES } from './titles/pp.ts'
import { PS_TITLES } from './titles/ps.ts'
import { S_TITLES } from './titles/s.ts'
import { SA_TITLES } from './titles/sa.ts'
import { SBO_TITLES } from './titles/sbo.ts'
import { SEXY_TITLES } from './titles/sexy.ts'
import { SV388_TITLES } from './titles/sv388.ts'
import { UG_TITLES } from './titles/ug.ts'
import { YB_TITLES } from './titles/yb.ts'

/** Every title of the sandbox, provider by provider, in the order in which it is listed. */
export const TITLES: readonly Title[] = [
  ...JILI_TITLES,
  ...PP_TITLES,
  ...PG_TITLES,
  ...CQ9_TITLES,
  ...JDB_TITLES,
  ...JOKER_TITLES,
  ...PS_TITLES,
  ...KA_TITLES,
  ...YB_TITLES,
  ...SA_TITLES,
  ...SEXY_TITLES,
  ...AG_TITLES,
  ...SBO_TITLES,
  ...UG_TITLES,
  ...IBC_TITLES,
  ...S_TITLES,
  ...SV388_TITLES,
]
