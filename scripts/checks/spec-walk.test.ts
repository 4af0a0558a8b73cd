import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../program.ts'

const WALK = 'docs/spec-walk.md'
const NOTES = 'docs/spec-notes.md'
/** The sections of the specification. */
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const lines = read(WALK).split('\n')
const rows = lines
  .filter((line) => line.startsWith('|') && !/^\| (?:statement|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** `file › name of a test`, wherever a row names one. */
const proofs = [
  ...new Set([...read(WALK).matchAll(/`([^`]+\.tsx?) › ([^`]+)`/g)].map(([, path, name]) => `${path} › ${name}`)),
]

/** A heading of the notes, as an address says it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-')
const anchors = new Set(
  read(NOTES)
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => anchorOf(line.replace(/^#+/, ''))),
)

test('each test that the walk names is there, under that name', () => {
  const missing = proofs.filter((proof) => {
    const [path = '', name = ''] = proof.split(' › ')
    return !existsSync(join(ROOT, path)) || !read(path).includes(name)
  })

  expect(proofs.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('each statement of the walk has a test, or a note that says why it is otherwise', () => {
  const bare = rows.filter(([, , proof = '']) => !proof.includes(' › ') && !proof.includes(`](${NOTES.slice(5)}#`))

  expect(rows.length).toBeGreaterThan(200)
  expect(bare.map(([, statement]) => statement)).toEqual([])
})

test('each note that the walk leads to has its heading', () => {
  const led_to = [...read(WALK).matchAll(/spec-notes\.md#([\w-]+)/g)].map(([, anchor = '']) => anchor)

  expect(led_to.filter((anchor) => !anchors.has(anchor))).toEqual([])
})

test('the walk goes through every section', () => {
  const walked = lines.flatMap((line) => /^## (\d)/.exec(line)?.[1] ?? [])

  expect(walked).toEqual(SECTIONS)
})

test('the walk begins with its figures', () => {
  const tested = rows.filter(([, , proof = '']) => proof.includes(' › ')).length
  const files = new Set(proofs.map((proof) => proof.split(' › ')[0])).size
  const noted = rows.length - tested

  const figures = `${rows.length} statements: ${tested} have a test, ${noted} only a note. ${proofs.length} tests of ${files} files are named.`

  expect(lines[2]).toBe(figures)
})
