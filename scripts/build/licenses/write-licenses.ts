import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFile } from '#apps/site/build/compress-assets.ts'
import { ROOT } from '../../program.ts'
import { collectLicenses } from './collect-licenses.ts'
import { writeLicensesText } from './licenses-text.ts'

const FILE = join(ROOT, 'apps/site/dist/client/licenses.txt')

/** Writes the file of the page /licenses beside the screens. @throws Error as collectLicenses does */
export async function writeLicenses(): Promise<void> {
  writeFileSync(FILE, writeLicensesText(collectLicenses()))
  await compressFile(FILE)
}

/** @throws Error where the file does not say what the builds and the server are made of */
export async function checkLicenses(): Promise<void> {
  const written = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  if (written !== writeLicensesText(collectLicenses()))
    throw new Error(
      'apps/site/dist/client/licenses.txt is older than the packages: delete apps/site/dist, and build again',
    )
}
