/**
 * docs/reference/: the API's documents and the lists of errors, settings, metrics, transfers, permissions and approvals, out
 * of the code. Run it to write the files after a change; with --check it fails when a file is not what the code says, when
 * an example does not fit, or when a change breaks clients of the last release and CHANGELOG.md does not say so. With
 * --release, as the last step of a release, its document becomes the one that later changes are compared with.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../program.ts'
import type { OpenApi } from './openapi/document.ts'
import { REFERENCE_DIR, referenceFaults, writeReferences } from './references.ts'
import { unreleasedSection } from './unreleased.ts'

const DIR = join(ROOT, REFERENCE_DIR)
/** The document that clients of the last release know. */
const BASE = join(DIR, 'openapi-base.json')

const references = await writeReferences()
if (process.argv.includes('--check')) {
  const faults = referenceFaults(references, {
    kept,
    base: JSON.parse(readFileSync(BASE, 'utf8')) as OpenApi,
    section: unreleasedSection(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')),
  })
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    process.exitCode = 1
  }
} else {
  mkdirSync(DIR, { recursive: true })
  for (const [name, text] of references.files) writeFileSync(join(DIR, name), text)
  if (process.argv.includes('--release')) copyFileSync(join(DIR, 'openapi.json'), BASE)
}

function kept(name: string): string | null {
  try {
    return readFileSync(join(DIR, name), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
