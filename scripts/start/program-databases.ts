import { withLogin } from '#platform/server/database/address/database-address.ts'
import { createLogins, createOwner } from '#platform/server/database/logins/create-logins.ts'
import { INSTALLATION } from '#platform/server/database/logins/programs.ts'
import type { Settings } from '#platform/server/settings.ts'

/** The settings by which a program finds its database. */
export type DatabaseEnv = { DATABASE_URL: string; INSTALLATION_NAME: string }

export interface ProgramEnvs {
  /** Of the migrations, and of tools that a person runs. */
  owner: DatabaseEnv
  server: DatabaseEnv
  console: DatabaseEnv
  worker: DatabaseEnv
}

/**
 * A login of its own for each program of this start: new ones with passwords that only this start knows, or those that
 * are set. @param embedded the superuser's address of the database that comes along, or null for DATABASE_URL
 * @throws NoLogins where they are not set, and DATABASE_URL's login may not create any
 */
export async function programEnvs(settings: Settings, embedded: string | null): Promise<ProgramEnvs> {
  const installation = embedded === null ? settings.installation : INSTALLATION
  const url = embedded ?? settings.database_url ?? ''
  const as = (address: string): DatabaseEnv => ({ DATABASE_URL: address, INSTALLATION_NAME: installation })
  if (embedded === null && settings.program_databases !== null) {
    const { server, console, worker } = settings.program_databases
    return { owner: as(url), server: as(server), console: as(console), worker: as(worker) }
  }
  const { server, console, worker } = await createLogins(embedded ?? settings.database ?? url, installation)
  const owner = embedded === null ? url : withLogin(url, await createOwner(embedded, installation))
  return {
    owner: as(owner),
    server: as(withLogin(url, server)),
    console: as(withLogin(url, console)),
    worker: as(withLogin(url, worker)),
  }
}
