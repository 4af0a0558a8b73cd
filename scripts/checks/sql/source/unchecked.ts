/** A statement whose text only a running program knows. */
export interface Unchecked {
  file: string
  begins: string
  why: string
}

const FLAGS = 'its columns are those that a member of staff changed'
const HISTORY = 'its table is there only while a simulation runs'

/** At most fifteen. */
export const UNCHECKED: readonly Unchecked[] = [
  { file: 'server/src/catalog/management/change-catalog.ts', begins: 'update catalog.game set', why: FLAGS },
  { file: 'server/src/catalog/management/change-catalog.ts', begins: 'update catalog.provider set', why: FLAGS },
  { file: 'server/src/catalog/management/change-catalog.ts', begins: 'update catalog.game_type set', why: FLAGS },
  {
    file: 'server/src/editing/change-file.ts',
    begins: 'update',
    why: 'its columns are those that a film brings with it',
  },
  { file: 'server/src/demo-history/progress.ts', begins: 'insert into simulator.history', why: HISTORY },
  { file: 'server/src/demo-history/progress.ts', begins: 'update simulator.history', why: HISTORY },
  { file: 'server/src/demo-history/progress.ts', begins: 'select seed', why: HISTORY },
]
