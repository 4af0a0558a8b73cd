// Changes to packages whose faults cannot wait for their next version: patches/NAME@VERSION.patch, a unified diff each.
// Plain JavaScript, for it runs before the Node that knows types.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PATCH_NAME = /^(?<name>.+)@(?<version>[^@]+)\.patch$/

/** Of one folder of patches: the text of all, to know whether one of them changed. */
export const readPatches = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
    : []

/**
 * Brings the packages in `modules` to what the patches in `folder` say; what has been patched is left as it is.
 * @throws Error that names the patch which fits neither the package as it came nor as it should be
 */
export async function applyPatches(folder, modules) {
  const patches = readPatches(folder)
  if (patches.length === 0) return
  const { applyPatch, parsePatch, reversePatch } = await import('diff')
  for (const { file, text } of patches) {
    const { name, version } = PATCH_NAME.exec(file)?.groups ?? {}
    if (!name) throw new Error(`patches/${file} is not called NAME@VERSION.patch.`)
    const home = join(modules, name)
    const installed = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version
    if (installed !== version) throw new Error(`patches/${file} is not for version ${installed}, which is installed.`)
    for (const change of parsePatch(text)) {
      const path = join(home, change.newFileName.replace(/^b\//, ''))
      const source = readFileSync(path, 'utf8')
      const changed = applyPatch(source, change)
      if (changed === false && applyPatch(source, reversePatch(change)) === false) {
        throw new Error(`patches/${file} does not fit ${path}.`)
      }
      if (changed === false) continue
      // A new file, for the old one may be shared with other folders by a link.
      rmSync(path)
      writeFileSync(path, changed)
    }
  }
}
