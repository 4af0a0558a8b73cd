import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSettings } from '#platform/server/settings.ts'
import { ROOT } from '../program.ts'
import { SANDBOX_SETTING, settingsThatAreRead, writeEnvExample } from './env-example.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const lines = read('.env.example').match(/^#[A-Z_]+=.*$/gm) ?? []
const values = Object.fromEntries(
  lines.map((line) => [line.slice(1, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)

test('.env.example is what the settings say: `npm run env-example` writes it', () => {
  expect(read('.env.example')).toBe(writeEnvExample())
})

test('it has every setting that is read, once, and sets none', () => {
  const names = lines.map((line) => line.slice(1, line.indexOf('=')))

  expect(names.toSorted()).toEqual([...settingsThatAreRead(), SANDBOX_SETTING].sort())
  expect(read('.env.example')).not.toMatch(/^[^#\n]/m)
})

test('its values are the defaults: to set them all changes nothing', () => {
  expect(parseSettings(values)).toEqual(parseSettings({}))
  expect(Object.values(values).filter((value) => value !== '').length).toBeGreaterThan(15)
})

test('docs/operations/settings.md has a line for each of them, and for no other', () => {
  const table = read('docs/operations/settings.md').split('\n## ')[0] ?? ''
  const named = table.match(/^\| `.*?\|/gm)?.flatMap((cell) => cell.match(/[A-Z][A-Z_]+/g) ?? [])

  expect(named?.toSorted()).toEqual(Object.keys(values).toSorted())
})

test('.editorconfig says what biome.json says', () => {
  const { formatter }: { formatter: { indentStyle: string; indentWidth: number; lineWidth: number } } = JSON.parse(
    read('biome.json'),
  )
  const all =
    read('.editorconfig')
      .split(/^\[\*\]$/m)[1]
      ?.split(/^\[/m)[0] ?? ''
  const said = Object.fromEntries([...all.matchAll(/^(\w+) = (.+)$/gm)].map(([, name, value]) => [name, value]))

  expect(said).toMatchObject({
    indent_style: formatter.indentStyle,
    indent_size: String(formatter.indentWidth),
    max_line_length: String(formatter.lineWidth),
    // Biome's own, which biome.json does not change.
    end_of_line: 'lf',
    insert_final_newline: 'true',
  })
})
