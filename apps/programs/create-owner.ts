/** `npm run create-owner -- NAME`: makes the first operator; the password is read from the terminal or standard input. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { openDatabase } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { withDatabase } from '#platform/server/database/reach-database.ts'
import { settingsOfProcess } from '#platform/server/settings.ts'
import { createOwner } from '#staff/server/index.ts'

const [user_name] = process.argv.slice(2)
if (!user_name) {
  console.error('Say who: npm run create-owner -- NAME')
  process.exit(2)
}

try {
  const password = await parsePassword()
  const settings = settingsOfProcess()
  await withDatabase(settings, async (url) => {
    const db = openDatabase(url, { connections: 1, role: 'owner' })
    try {
      await migrate(db, { installation: settings.installation })
      await createOwner(db, { user_name, password, brand_name: settings.brand_name })
    } finally {
      await db.end()
    }
  })
  console.log(`${user_name} is an owner of this platform.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Typed letters are not shown. */
async function parsePassword(): Promise<string> {
  process.stdout.write('Password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  const password = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return password
}
