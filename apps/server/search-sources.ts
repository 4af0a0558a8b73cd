/** The sources of the console's search: each module searches its own tables. */
import { agentSearch } from '#agent/server/index.ts'
import { payeeSearch, requestSearch } from '#cashier/server/index.ts'
import type { Database } from '#platform/server/database/database.ts'
import { addressSearch, playerSearch } from '#player-admin/server/index.ts'
import { wagerSearch } from '#seamless/server/index.ts'
import type { SearchSource } from '#search/server/index.ts'
import { shanRoundSearch } from '#shan/server/index.ts'
import { slipSearch } from '#two-d/server/index.ts'

export const createSearchSources = (db: Database): SearchSource[] => [
  playerSearch(db),
  requestSearch(db, 'deposit'),
  requestSearch(db, 'withdrawal'),
  payeeSearch(db),
  agentSearch(db),
  slipSearch(db),
  wagerSearch(db),
  shanRoundSearch(db),
  addressSearch(db),
]
