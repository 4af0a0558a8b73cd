/**
 * `npm run planted-faults [-- --deep] [NAME…]`: plants each fault of scripts/test/planted-fault-list.ts in a copy of the repository,
 * runs the tests that have to find it, and fails if one does not. Names are parts of the faults' names.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../program.ts'
import { PLANTED_FAULTS, type PlantedFault } from './planted-fault-list.ts'
import { note, red, step } from './progress.ts'

/** Folders that the copy does not need, or that it shares. */
const LEFT_OUT = new Set(['node_modules', 'data', '.git', '.cache'])

const given = process.argv.slice(2)
const is_deep = given.includes('--deep')
const names = given.filter((each) => each !== '--deep')
const faults = PLANTED_FAULTS.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))

const folder = mkdtempSync(join(tmpdir(), 'thazin-planted-'))
try {
  for (const entry of readdirSync(ROOT)) {
    if (!LEFT_OUT.has(entry)) cpSync(join(ROOT, entry), join(folder, entry), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await step('the tests without a fault', async () => {
    const tests = [...new Set(faults.flatMap((fault) => fault.tests))]
    if (!(await passes(tests, is_deep))) throw new Error('they fail before anything is planted')
  })
  const missed: string[] = []
  for (const fault of faults) if (!(await isFound(fault))) missed.push(fault.name)
  note(`${faults.length - missed.length} of ${faults.length} planted faults were found`)
  if (missed.length > 0 || faults.length === 0) {
    console.error(red(`Not found:\n  ${missed.join('\n  ')}`))
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function isFound({ name, file, there, planted, tests, needs_depth }: PlantedFault): Promise<boolean> {
  const path = join(folder, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(there).length !== 2) throw new Error(`${file} has “${there}” not once: bring the fault up to date`)
  writeFileSync(
    path,
    source.replace(there, () => planted),
  )
  try {
    let is_found = false
    await step(name, async () => {
      is_found = !(await passes(tests, is_deep || needs_depth))
    })
    return is_found
  } finally {
    writeFileSync(path, source)
  }
}

/** Without a word of theirs: what fails here has to fail. */
async function passes(tests: readonly string[], deep = false): Promise<boolean> {
  const args = ['scripts/test.ts', ...tests, ...(deep ? ['--deep'] : []), '--bail=1']
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' })
  return (await new Promise<number | null>((end) => child.once('exit', end))) === 0
}
