import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../program.ts'
import { resolveAlias } from '../test/aliases.ts'

const IMPORT = /import (?<name>\w+) from '(?<path>[^']+\.module\.css)'/g
/** Words after a dot in the rest of an import. */
const OF_FILES = new Set(['module', 'tsx', 'ts'])

function fileOf(source: string, path: string): string {
  return resolveAlias(path) ?? normalize(join(dirname(source), path))
}

/** Classes that a file takes of a sheet which has none of that name. */
function missingClasses(source: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(({ groups }) => {
    const { name = '', path = '' } = groups ?? {}
    const sheet = join(ROOT, fileOf(source, path))
    if (!existsSync(sheet)) return []
    const known = new Set(readFileSync(sheet, 'utf8').match(/(?<=\.)[A-Za-z_][\w-]*/g))
    const used = new Set(text.match(new RegExp(`(?<=\\b${name}\\.)[A-Za-z_]\\w*`, 'g')))
    return [...used].filter((one) => !known.has(one) && !OF_FILES.has(one)).map((one) => `${source}: ${name}.${one}`)
  })
}

test('each class that a screen takes of its sheet is there', () => {
  const files = execFileSync('git', ['ls-files', '*.tsx', '*.ts'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  const screens = files.filter((file) => file.endsWith('.tsx') && existsSync(join(ROOT, file)))

  expect(screens.length).toBeGreaterThan(300)
  expect(screens.flatMap((file) => missingClasses(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})
