/** A statement whose text only a running program knows. */
export interface UncheckedStatement {
  file: string
  begins: string
  why: string
}

const FLAGS = 'its columns are those that a member of staff changed'
const HISTORY = 'its table is there only while a simulation runs'

/** At most fifteen. */
export const UNCHECKED: readonly UncheckedStatement[] = [
  { file: 'modules/catalog/server/management/change-catalog.ts', begins: 'update catalog.game set', why: FLAGS },
  { file: 'modules/catalog/server/management/change-catalog.ts', begins: 'update catalog.provider set', why: FLAGS },
  { file: 'modules/catalog/server/management/change-catalog.ts', begins: 'update catalog.game_type set', why: FLAGS },
  {
    file: 'platform/editing/server/change-file.ts',
    begins: 'update',
    why: 'its columns are those that a film brings with it',
  },
  { file: 'modules/demo-history/server/progress.ts', begins: 'insert into simulator.history', why: HISTORY },
  { file: 'modules/demo-history/server/progress.ts', begins: 'update simulator.history', why: HISTORY },
  { file: 'modules/demo-history/server/progress.ts', begins: 'select seed', why: HISTORY },
]
