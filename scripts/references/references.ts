/** Every page and document of docs/reference/, out of the code. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APPROVALS, SETTING_GROUPS } from '#apps/server/console.ts'
import { ROOT } from '../program.ts'
import { breakingChanges, unannounced } from './openapi/breaking-changes.ts'
import { serializeDocument } from './openapi/canonical.ts'
import { documentFaults } from './openapi/check-examples.ts'
import type { OpenApi } from './openapi/document.ts'
import { writeDocuments } from './openapi/documents.ts'
import { mountedCalls } from './openapi/mounted-calls.ts'
import { writeApprovals } from './pages/approvals.ts'
import { environmentSettings } from './pages/environment.ts'
import { writeErrors } from './pages/errors.ts'
import { writeMetrics } from './pages/metrics.ts'
import { permissionComments } from './pages/permission-comments.ts'
import { writePermissions } from './pages/permissions.ts'
import { writeSettings } from './pages/settings.ts'
import { writeTransfers } from './pages/transfers.ts'
import { unreleasedVersion } from './unreleased.ts'

export const REFERENCE_DIR = 'docs/reference'
const AGAIN = 'Run: node scripts/run.mjs scripts/references/write-references.ts'
const SETTINGS_OF_PLATFORM = ['platform/server/*settings.ts']
const SETTINGS_OF_SANDBOX = ['tools/sandbox/src/settings.ts']

export interface References {
  /** Of the players' site, and of the console. */
  documents: [OpenApi, OpenApi]
  /** By the name of the file in docs/reference/. */
  files: Map<string, string>
}

export async function writeReferences(): Promise<References> {
  const mounted = await mountedCalls()
  const version = unreleasedVersion(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'))
  const { site, console: of_console } = await writeDocuments(version, mounted)
  const settings = { platform: settingsIn(SETTINGS_OF_PLATFORM), sandbox: settingsIn(SETTINGS_OF_SANDBOX) }
  const files = new Map([
    ['openapi.json', serializeDocument(site)],
    ['openapi-console.json', serializeDocument(of_console)],
    ['errors.md', writeErrors([site, of_console])],
    ['settings.md', writeSettings(settings, SETTING_GROUPS)],
    ['metrics.md', writeMetrics(mounted.metrics)],
    ['transfers.md', writeTransfers()],
    ['permissions.md', writePermissions(mounted.console, permissionComments())],
    ['approvals.md', writeApprovals(APPROVALS)],
  ])
  return { documents: [site, of_console], files }
}

const settingsIn = (patterns: readonly string[]) =>
  environmentSettings(
    patterns
      .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
      .toSorted()
      .map((file) => readFileSync(join(ROOT, file), 'utf8')),
  )

interface ReferenceState {
  /** The text of a file in the repository; null where there is no such file. */
  kept(name: string): string | null
  /** The document that clients of the last release know. */
  base: OpenApi
  /** The section of CHANGELOG.md about the release to come. */
  section: string
}

/** One line for each file that is another one, each example that does not fit, and each change that breaks a client unsaid. */
export function referenceFaults({ documents, files }: References, { kept, base, section }: ReferenceState): string[] {
  const changed = [...files].filter(([name, text]) => kept(name) !== text)
  const breaking = unannounced(breakingChanges(base, documents[0]), section)
  return [
    ...changed.map(([name]) => `${REFERENCE_DIR}/${name} is not what the code says. ${AGAIN}`),
    ...documents.flatMap(documentFaults),
    ...breaking.map(
      ({ call, sentence }) =>
        `${call}: ${sentence}. This breaks clients of ${base.info.version}: keep it, or write “breaking: \`${call}\` …” into the first section of CHANGELOG.md`,
    ),
  ]
}
