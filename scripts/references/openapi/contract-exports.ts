import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { partFolders, placeOf } from '../../folders.ts'
import { ROOT } from '../../program.ts'
import { commentsOf } from './comments.ts'

/** A schema that a module of the contract exports. */
export interface ContractExport {
  name: string
  /** Whose contract it is. */
  module: string
  description: string | null
  /** Of its fields, by their path: `deposit.amount_min`. */
  comments: ReadonlyMap<string, string>
}

/** By the schema itself, as the calls refer to it. */
export async function contractExports(): Promise<Map<object, ContractExport>> {
  const found = new Map<object, ContractExport>()
  const files = partFolders(ROOT, 'contract').flatMap(filesUnder)
  const constants: Record<string, number> = {}
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted()) {
    const path = join(ROOT, file)
    const exported = (await import(pathToFileURL(path).href)) as Record<string, unknown>
    const comments = commentsOf(path, readFileSync(path, 'utf8'))
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value === 'number') constants[name] = value
      if (typeof value !== 'object' || value === null || found.has(value)) continue
      const { own = null, fields = new Map<string, string>() } = comments.get(name) ?? {}
      found.set(value, { name, module: placeOf(file)?.thing ?? 'shared', description: own, comments: fields })
    }
  }
  for (const known of found.values()) {
    const { description, comments } = known
    known.description = description === null ? null : withValues(description, constants)
    known.comments = new Map([...comments].map(([path, text]) => [path, withValues(text, constants)]))
  }
  return found
}

const filesUnder = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)

/** Readers of a document see the number, not the name that it has in the code. */
const withValues = (text: string, constants: Record<string, number>) =>
  text.replaceAll(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g, (name) => String(constants[name] ?? name))
