import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { ROOT } from '../program.ts'

/** Everything else may override these. */
const FIRST = ['ui/src/theme/tokens.css', 'ui/src/theme/base.css'].map((file) => join(ROOT, file))

/** The styles of all screens that were rendered so far, in the form in which Vite's client takes them over. */
export async function stylesOf(vite: ViteDevServer): Promise<string> {
  const { ssr } = vite.environments
  const known = [...ssr.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.css') && !FIRST.includes(id))
  const styles = await Promise.all(
    [...FIRST, ...known].map(async (id) => {
      const { default: css } = (await vite.ssrLoadModule(`/@fs${id}?inline`)) as { default: string }
      return `<style type="text/css" data-vite-dev-id="${id}">${css}</style>`
    }),
  )
  return styles.join('')
}
