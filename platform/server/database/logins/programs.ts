/** Programs that are logged in to the database, each as itself. `reports` is for people and tools that only read. */
export const PROGRAMS = ['server', 'console', 'worker', 'reports'] as const

export type Program = (typeof PROGRAMS)[number]

/** Where no name is set: of the embedded database, and of tests. */
export const INSTALLATION = 'thazin'

/** Roles belong to a whole PostgreSQL server; with the installation's name those of two installations are strangers. */
export type RoleName = `${string}_${Program}`

export const roleOf = (program: Program, installation: string = INSTALLATION): RoleName => `${installation}_${program}`

const NAMED = new RegExp(`\\b${INSTALLATION}_(?=(?:${PROGRAMS.join('|')})\\b)`, 'g')

/** The statements of a file, with the roles of this installation. */
export const nameRoles = (sql: string, installation: string): string => sql.replaceAll(NAMED, `${installation}_`)
