import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ROOT } from '../program.ts'

/** Large, and nothing in them is looked at. */
const LINKED = ['node_modules', 'tools/art/pictures', 'tools/art/videos']

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'thazin-new-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of files.split('\0').filter(Boolean)) {
    if (LINKED.some((folder) => file.startsWith(`${folder}/`)) || !existsSync(join(ROOT, file))) continue
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    cpSync(join(ROOT, file), join(copy, file))
  }
  for (const folder of LINKED) symlinkSync(join(ROOT, folder), join(copy, folder))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function run(...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
const make = (kind: string, name: string) => run('scripts/run.mjs', 'scripts/new.ts', kind, name)

const expectDone = ({ status, said }: ReturnType<typeof run>) => expect(status, said).toBe(0)

const MADE = [
  ['module', 'lucky-draw'],
  ['call', 'lucky-draw/next-draw'],
  ['screen', 'lucky-draw/winners'],
  ['call', 'wallet/last-win'],
  ['screen', 'wallet/last-win'],
] as const
/** Each of the others takes as long as all that `npm test` does here. */
const CHECKS = 'format,types,imports,lint,tidy,unused,references'
const TESTS = ['modules/lucky-draw/server', 'modules/wallet/server/get-last-win.test.ts']

test('a new module passes the checks, and in a deep run so do calls and screens', { timeout: 20 * 60_000 }, () => {
  const is_deep = inject('is_deep')
  for (const [kind, name] of is_deep ? MADE : MADE.slice(0, 1)) expectDone(make(kind, name))

  expectDone(run('scripts/run.mjs', 'scripts/check.ts', '--only', is_deep ? CHECKS : 'format'))
  if (is_deep) expectDone(run('scripts/test.mjs', ...TESTS))
})

test.each([
  ['game', 'lucky', '“game” is none of module, call, screen'],
  ['module', 'LuckyDraw', '“LuckyDraw” is no name such as lucky-draw'],
  ['module', 'ledger', 'ledger is there already'],
  ['call', 'last-win', '“last-win” is no MODULE/NAME'],
  ['screen', 'nowhere/last-win', 'there is no modules/nowhere/'],
])('a %s %s is refused', (kind, name, sentence) => {
  const { status, said } = make(kind, name)

  expect(status).toBe(1)
  expect(said).toContain(sentence)
})
