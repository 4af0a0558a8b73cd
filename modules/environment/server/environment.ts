import type { Database } from '#platform/server/database/database.ts'

/** A demo was to be opened in production, or a platform in production as a demo. */
export class WrongEnvironment extends Error {}

/** Says once for ever what the database is for. @throws WrongEnvironment when it was said otherwise. */
export async function claimEnvironment(owner_db: Database, is_demo: boolean): Promise<void> {
  await owner_db`insert into environment.mark (is_demo) values (${is_demo}) on conflict do nothing`
  await refuseOtherEnvironment(owner_db, is_demo)
}

/** For every program that listens on a port or works on the platform's data. @throws WrongEnvironment */
export async function refuseOtherEnvironment(db: Database, is_demo: boolean): Promise<void> {
  const [mark] = await db<{ is_demo: boolean }[]>`select is_demo from environment.mark`
  if (mark === undefined || mark.is_demo === is_demo) return
  throw new WrongEnvironment(
    mark.is_demo
      ? 'This database is a demo: its logins are known to everybody and its money was given away. ' +
          'A platform in production needs a database of its own: set DATABASE_URL or DATA_DIR.'
      : 'This database is a platform in production, and a demo would add logins that everybody knows. ' +
          'Set NODE_ENV=production, or give the demo a database of its own by DATABASE_URL or DATA_DIR.',
  )
}
