/** Demos with ten played days, one of each release: what a newer release must be able to go on with. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Dump, DumpManifest } from './database-dump.ts'

const FOLDER = new URL('./fixtures/', import.meta.url)

export interface FixtureManifest extends DumpManifest {
  version: string
  /** When it was taken; nothing in it is later. */
  taken_at: string
  /** The demo's own SECRET_KEY: what the dump has sealed opens with it, and it seals nothing else. */
  secret_key: string
}

export interface Fixture extends Dump {
  manifest: FixtureManifest
}

const fileOf = (version: string, ending: 'json' | 'jsonl.br') => new URL(`${version}.${ending}`, FOLDER)

export const listFixtures = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()

export function readFixture(version: string): Fixture {
  const manifest = JSON.parse(readFileSync(fileOf(version, 'json'), 'utf8')) as FixtureManifest
  return { manifest, lines: readFileSync(fileOf(version, 'jsonl.br')) }
}

export const hasFixture = (version: string): boolean => existsSync(fileOf(version, 'json'))

export function writeFixture({ manifest, lines }: Fixture): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(manifest.version, 'jsonl.br'), lines)
  writeFileSync(fileOf(manifest.version, 'json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
