import type { Plugin } from 'vite'

/** What Vite's helper around `import()` does for pages unlike ours, and what is put in its place. */
const CUTS: readonly [name: string, part: RegExp, instead: string][] = [
  ['the look for a nonce', /const cspNonceMeta = [^;]+;\s*const cspNonce = [^;]+;/, ''],
  ['the nonce', /if \(cspNonce\) [^;]+;/, ''],
  ['its own allSettled', /function allSettled\(promises\) \{[\s\S]+?reason\s*\}\)+;\s*\}/, ''],
  ['the call of allSettled', /promise = allSettled\(/, 'promise = Promise.allSettled('],
  ['import maps', /if \(import\.meta\.resolve\) [^;]+;/, ''],
]

/** Our policy names files and no nonce, our addresses are whole, and every browser that reads our code knows `allSettled`. */
export function slimPreload(): Plugin {
  return {
    name: 'slim-preload',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        return CUTS.reduce((rest, [name, part, instead]) => {
          if (!part.test(rest)) this.error(`Vite's preload helper lacks ${name} (web/build/slim-preload.ts)`)
          return rest.replace(part, instead)
        }, code)
      },
    },
  }
}
