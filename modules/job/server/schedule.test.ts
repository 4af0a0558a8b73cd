import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { CRONTAB, JOBS, LOOPS, PERIODS } from './schedule.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8')
const worker = read('apps', 'programs', 'worker.ts')
const page = read('docs', 'operations', 'jobs.md')

test('each job and loop has a chapter in docs/operations/jobs.md, and each chapter is a job or loop', () => {
  const chapters = [...page.matchAll(/^### `(\w+)`$/gm)].map(([, name]) => name)

  expect(new Set(chapters)).toEqual(new Set(PERIODS.keys()))
  expect(chapters).toHaveLength(PERIODS.size)
})

test('each chapter says all that a person needs in the night', () => {
  for (const chapter of page.split(/^### /m).slice(1)) {
    const asked = [...(chapter.split(/^## /m)[0] ?? '').matchAll(/^- \*\*([\w ]+)\*\*: \S/gm)].map(([, name]) => name)
    expect(asked, chapter.split('\n')[0]).toEqual(['Does', 'Period', 'Cost follows', 'Time limit', 'By hand', 'Alarm'])
  }
})

test('each row of the table of times is a job or loop, in the order of the chapters', () => {
  const times = page.slice(page.indexOf('## Times'))
  const rows = [...times.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)

  expect(rows).toEqual([...page.matchAll(/^### `(\w+)`$/gm)].map(([, name]) => name))
})

test('the chapter of a job has its pattern', () => {
  for (const [job, { at }] of Object.entries(JOBS)) {
    expect(page, job).toMatch(
      new RegExp(`### \`${job}\`\\n(?:(?!###)[^])*\\*\\*Period\\*\\*:[^\\n]*\`${escaped(at)}\``),
    )
  }
})

test('the job queue reads the crontab as it is meant', () => {
  const items = parseCrontab(CRONTAB)

  expect(items.map(({ task }) => task)).toEqual(Object.keys(JOBS))
  const filled = items.filter(({ options }) => options.backfillPeriod > 0).map(({ task }) => task)
  expect(filled).toEqual(['reconcile', 'close_days', 'archive_months'])
})

test('the worker watches each loop that the server has, under its own name', () => {
  const begun = [...worker.matchAll(/watch\.loop\('(\w+)'\)/g)].map(([, name]) => name)
  expect(new Set(begun)).toEqual(new Set(Object.keys(LOOPS)))

  const loops = ['modules', 'platform']
    .flatMap((folder) => sourcesOf(join(ROOT, folder)))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/export async function (run\w+Loop)\(/g)].map(([, name]) => name ?? ''),
    )
  expect(loops.length).toBeGreaterThan(2)
  for (const loop of loops)
    expect(worker, `${loop} in the worker, with a watch`).toMatch(new RegExp(`${loop}\\([^]*?watch\\.loop\\(`))
})

const escaped = (text: string) => text.replaceAll(/[*/]/g, '\\$&')

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
