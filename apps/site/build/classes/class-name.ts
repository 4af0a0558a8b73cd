import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const PREFIX_LENGTH = 3
const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

const files = new Map<string, { file: string; names: string[] }>()

/**
 * Three letters for the style sheet and a number for the class: the parts of one sheet differ in their last letter only,
 * which packs far better than a hash for each class. Both builds, the browser's and the server's, come to the same names.
 */
export function className(name: string, path: string): string {
  const file = relative(ROOT, path.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const digest = createHash('sha256').update(file).digest()
  const prefix = Array.from(digest.subarray(0, PREFIX_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
  const known = files.get(prefix) ?? { file, names: [] }
  if (known.file !== file) throw new Error(`${file} and ${known.file} would share their class names: rename one`)
  files.set(prefix, known)
  if (!known.names.includes(name)) known.names.push(name)
  return `${prefix}${known.names.indexOf(name).toString(36)}`
}
