import type { Database } from '../database.ts'
import type { Program } from './programs.ts'

/** A program was started with a login that may do more than its own. */
export class PowerfulLogin extends Error {
  override readonly name = 'PowerfulLogin'
}

/** For every program that serves or works. @throws PowerfulLogin of a login that is superuser or owns tables, or may become one */
export async function refuseOwner(db: Database, program: Program): Promise<void> {
  const [powerful] = await db<{ name: string; power: string }[]>`
    select session_user::text as name,
           case when r.rolsuper then 'is a superuser or may become one' else 'owns tables or may become their owner' end as power
    from pg_roles r
    where pg_has_role(session_user, r.oid, 'member') and (r.rolsuper or r.rolcreaterole or r.rolcreatedb or exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relowner = r.oid and n.nspname in ('ledger', 'identity', 'public')))
    order by r.rolsuper desc limit 1`
  if (powerful === undefined) return
  throw new PowerfulLogin(
    `The ${program} is logged in to the database as ${powerful.name}, which ${powerful.power}. ` +
      'Give it a login of its own: docs/operations/database-logins.md says how.',
  )
}
