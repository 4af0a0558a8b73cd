/** The import rules of .dependency-cruiser.cjs, applied to a tree of sources. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCE_FOLDERS } from '../folders.ts'
import { ROOT } from '../program.ts'

const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const CONFIG = join(ROOT, '.dependency-cruiser.cjs')

export interface Breach {
  rule: string
  from: string
  to: string
}

export async function cruise(root: string): Promise<{ modules: number; breaches: Breach[] }> {
  const folders = SOURCE_FOLDERS.filter((folder) => existsSync(join(root, folder)))
  const args = [CRUISER, '--config', CONFIG, '--no-progress', '--output-type', 'json', ...folders]
  const cruiser = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let answer = ''
  let complaint = ''
  cruiser.stdout.on('data', (chunk) => {
    answer += chunk
  })
  cruiser.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  await new Promise((resolve) => cruiser.once('close', resolve))
  if (!answer.startsWith('{')) throw new Error(`dependency-cruiser did not run:\n${complaint}`)
  const { summary } = JSON.parse(answer) as {
    summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] }
  }
  return {
    modules: summary.totalCruised,
    breaches: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}
