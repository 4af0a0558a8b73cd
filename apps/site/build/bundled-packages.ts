import type { Plugin } from 'vite'

/** Beside the manifest, where no visitor gets at it. */
export const PACKAGES_FILE = '.vite/packages.json'

/** Of a path into node_modules, the innermost package. */
const PACKAGE = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/
/** Modules that the bundler itself adds: helpers that load chunks and styles. */
const HELPERS = /^\0(vite|rolldown)\//
/** Files in our own sources that were made from a package (scripts/assets/). */
const DRAWN: readonly (readonly [source: RegExp, of: string])[] = [
  [/\/ui\/src\/icons\.ts/, '@phosphor-icons/core'],
  [/figtree[\w.-]*\.woff2$/, '@fontsource-variable/figtree'],
  [/noto-sans-myanmar[\w.-]*\.woff2$/, '@fontsource-variable/noto-sans-myanmar'],
  [/noto-sans-thai[\w.-]*\.woff2$/, '@fontsource-variable/noto-sans-thai'],
]

/** Notes the packages of which something is in the build, for the page of licenses (scripts/build/licenses/). */
export function bundledPackages(): Plugin {
  return {
    name: 'bundled-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const sources = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [...file.originalFileNames, ...file.names, file.fileName],
      )
      const strange = sources.find((source) => /\.(?:woff2?|ttf|otf)$/.test(source) && packageOf(source) === null)
      if (strange !== undefined)
        this.error(`${strange} is a font of which apps/site/build/bundled-packages.ts knows no package`)
      this.emitFile({ type: 'asset', fileName: PACKAGES_FILE, source: JSON.stringify(packagesOf(sources)) })
    },
  }
}

/** Names of packages, in order. */
export function packagesOf(sources: readonly string[]): string[] {
  const names = sources.flatMap((source) => packageOf(source) ?? [])
  return [...new Set(names)].sort()
}

function packageOf(source: string): string | null {
  const [, name] = PACKAGE.exec(source) ?? HELPERS.exec(source) ?? []
  return name?.replace('\\', '/') ?? DRAWN.find(([drawn]) => drawn.test(source))?.[1] ?? null
}
