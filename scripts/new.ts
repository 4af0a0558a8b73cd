/**
 * `npm run new -- module NAME`, `call MODULE/NAME`, `screen MODULE/NAME`: writes the files that the recipe of docs/recipes/
 * names, with a test, and puts them into the lists that know them. All checks hold at once; what it does is yours to write.
 */

import { addCall } from './new/call.ts'
import { addModule } from './new/module.ts'
import { addScreen } from './new/screen.ts'
import { openTree } from './new/tree.ts'
import { ROOT, runToEnd } from './program.ts'

const KINDS = { module: addModule, call: addCall, screen: addScreen }
const USAGE = 'npm run new -- module NAME, npm run new -- call MODULE/NAME, or npm run new -- screen MODULE/NAME'

const [kind = '', name = ''] = process.argv.slice(2)
try {
  if (!(kind in KINDS)) throw new Error(`“${kind}” is none of ${Object.keys(KINDS).join(', ')}: ${USAGE}`)
  const tree = openTree(ROOT)
  KINDS[kind as keyof typeof KINDS](tree, name)
  tree.save()
  await runToEnd(['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...tree.changed()])
  if (kind !== 'screen') await runToEnd(['scripts/references/write-references.ts'])
  for (const path of tree.changed()) console.log(path)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
