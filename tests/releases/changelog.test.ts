/** CHANGELOG.md, package.json, the migrations and the fixtures of releases agree about which release this is. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/program.ts'
import { listFixtures, readFixture } from './fixtures.ts'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const [, ...sections] = read('CHANGELOG.md').split(/^## /m)
const releases = sections.map((section) => ({
  version: /^\d+\.\d+\.\d+/.exec(section)?.[0] ?? '',
  is_released: !/^\S+, not released yet\n/.test(section),
  text: section,
}))
const [newest] = releases
const last_released = releases.find(({ is_released }) => is_released)

const numberOf = (version: string) => version.split('.').reduce((sum, part) => sum * 1_000 + Number(part), 0)

test('the newest release of the changelog is the one that package.json names', () => {
  const { version, license } = JSON.parse(read('package.json')) as { version: string; license: string }

  expect(newest?.version).toBe(version)
  expect(read('LICENSE')).toMatch(new RegExp(`^${license} License$`, 'm'))
})

/** Between two releases: what migration 0059 had to carry over. */
const NOT_RELEASED = ['0.1.58']

test('releases stand newest first, and each that is released has its fixture', () => {
  const versions = releases.map(({ version }) => version)

  expect(versions).toEqual(versions.toSorted((one, other) => numberOf(other) - numberOf(one)))
  expect(
    releases
      .filter(({ is_released }) => is_released)
      .map(({ version }) => version)
      .toSorted(),
  ).toEqual(
    listFixtures().filter(
      (version) => !NOT_RELEASED.includes(version) && (version !== newest?.version || newest.is_released),
    ),
  )
})

test('the newest release names the migrations that the last one lacks, and asks for a stop where one of them does', () => {
  const known = Object.keys(readFixture(last_released?.version ?? '').manifest.migrations)
  const files = readdirSync(join(ROOT, 'apps/database/migrations')).filter((name) => name.endsWith('.sql'))
  const added = files.filter((name) => !known.includes(name)).toSorted()
  const [first, last] = [added[0], added.at(-1)].map((name) => name?.slice(0, 4))
  const stops = added.some((name) => read(`apps/database/migrations/${name}`).includes('asks for a stop'))

  expect(newest?.text).toContain(`Migrations ${first} to ${last}`)
  expect(newest?.text.includes('**Stop the platform for this upgrade.**')).toBe(stops)
})
