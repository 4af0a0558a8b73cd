import type { Plugin } from 'vite'

type Cut = readonly [name: string, part: RegExp, instead: string]

/** What TanStack Query does for a persister, for suspense, and for lists with pages that no hook shows. */
const OBSERVER: readonly Cut[] = [['fetchOptimistic', /\n\tfetchOptimistic\(options\) \{[\s\S]+?\n\t\}/, '']]
const QUERY: readonly Cut[] = [['the persister', /if \(this\.options\.persister\) [^;]+;/, '']]
const PAGES: readonly Cut[] = [
  ['the persister', /if \(context\.options\.persister\)[\s\S]+?\n\t\t\};\s*else (?=context\.fetchFn = fetchFn;)/, ''],
]
const CLIENT: readonly Cut[] = [
  [
    'lists with pages',
    /\n\tinfiniteQuery\(options\) \{[\s\S]+?\n\tensureInfiniteQueryData\(options\) \{[\s\S]+?\n\t\}/,
    '',
  ],
]
/** Queries tell of a change in one way, by a timer. */
const NOTIFY: readonly Cut[] = [
  ['other ways to tell of a change', /setNotifyFunction: \(fn\) => \{[\s\S]+?scheduleFn = fn;\s*\}/, ''],
]

/** Every file that is cut, and its cuts. */
export const FILES: readonly (readonly [file: RegExp, cuts: readonly Cut[]])[] = [
  [/\/query-core\/build\/modern\/queryObserver\.js$/, OBSERVER],
  [/\/query-core\/build\/modern\/query\.js$/, QUERY],
  [/\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/, PAGES],
  [/\/query-core\/build\/modern\/queryClient\.js$/, CLIENT],
  [/\/query-core\/build\/modern\/notifyManager\.js$/, NOTIFY],
]

const CALLS =
  /\.(?:fetchOptimistic|infiniteQuery|(?:prefetch|fetch)InfiniteQuery|ensureInfiniteQueryData|set(?:Batch)?NotifyFunction|setScheduler)\(/

/**
 * Saves 297 bytes of brotli on the first route. Kept by the gate: without it a first visit weighs up to 92,284 bytes of
 * 92,000 (decision 0062).
 *
 * Leaves out of the browser's build what libraries bring along for others. A part that is not found, a file that is not
 * there, and a call of what was left out stop the build.
 */
export function unusedParts(): Plugin {
  const cut = new Set<RegExp>()
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: FILES.map(([file]) => file) },
      handler(code, id) {
        const found = FILES.filter(([file]) => file.test(id))
        for (const [file] of found) cut.add(file)
        return found
          .flatMap(([, cuts]) => cuts)
          .reduce((rest, [name, part, instead]) => {
            if (!part.test(rest)) this.error(`${id} lacks ${name} (web/build/unused-parts.ts)`)
            return rest.replace(part, instead)
          }, code)
      },
    },
    generateBundle(_options, bundle) {
      for (const [file] of FILES) {
        if (!cut.has(file)) this.error(`the build has no module ${file} (web/build/unused-parts.ts)`)
      }
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && CALLS.test(file.code))
          this.error(`${file.fileName} calls what this build leaves out (web/build/unused-parts.ts)`)
      }
    },
  }
}
