import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../program.ts'

const RULES = join(ROOT, 'platform', 'staff', 'contract', 'rules.ts')

/** Above the permissions in their list. */
export const permissionComments = (): Map<string, string> =>
  new Map(
    [...readFileSync(RULES, 'utf8').matchAll(/\/\*\* (.*?) \*\/\n\s+'([a-z_]+\.[a-z_]+)',/g)].map(
      ([, comment = '', name = '']) => [name, comment],
    ),
  )
