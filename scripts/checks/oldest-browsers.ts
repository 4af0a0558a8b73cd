import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import doiuse from 'doiuse'
import esX from 'eslint-plugin-es-x'
import postcss from 'postcss'
import { CONSOLE_BROWSERS, SITE_BROWSERS } from '#apps/site/build/browsers.ts'
import { partFolders } from '../folders.ts'
import { ROOT, runToEnd } from '../program.ts'
import { type Browsers, newerInterfaces } from './newer-interfaces.ts'

const PAGE = 'docs/browsers.md'
/** Syntax and classes of ES2022 that the oldest browsers of the site read. A static block is not one of them. */
const READ =
  /no-(?:array-prototype-at|string-prototype-at|class-(?!static-block)|private-in|top-level-await|regexp-d-flag|arbitrary-module)/
/** A rule knows a method by its name alone: these names stand for other things here, or for nothing that fails. */
const ALIKE =
  /no-(?:iterator|set-prototype-difference|arraybuffer-prototype-transfer|error-cause|hashbang|regexp-unicode-property|trailing-dynamic)/
/** We ask for these before we use them; `playsInline` is only written, and a browser that lacks it passes it over. */
const ASKED_FOR = [
  'requestIdleCallback',
  'playsInline',
  'canShare',
  'share',
  'showPopover',
  'connection',
  'navigationPreload',
  'preloadResponse',
  'vibrate',
]

/** React and the query library ask for these, or write them as attributes, which an older browser passes over. */
const OF_PACKAGES =
  'reportError navigation setImmediate startViewTransition fetchPriority imageSizes popover capture transferSize priority animation locale delay silent'.split(
    ' ',
  )
const BUILT = ['**/dist/**']

/** Tests and what builds the screens run in Node. */
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', '**/stories/**', 'apps/*/build/**', '**/*.config.ts']

interface Style {
  file: string
  css: string
}

interface Guarded {
  name: string
  browsers: Browsers
  sources: string[]
  /** File by file: in a folder that Git ignores the linter finds nothing. */
  built: string
  /** Fields of our own that have the name of a newer member of the browser. */
  fields: string[]
  /** Of eslint-plugin-es-x: what is newer than a version of the language. */
  language: Rules
}

type Rules = Record<string, 'error'>

export const SITE: Guarded = {
  name: 'site',
  browsers: SITE_BROWSERS,
  sources: [...partFolders(ROOT, 'site'), ...partFolders(ROOT, 'contract'), 'apps/site', 'ui/src'],
  built: 'apps/site/dist/client/**/*.js',
  fields: 'actions address badge contacts icon image ink login side tag when'.split(' '),
  language: { ...newerThan('flat/restrict-to-es2021'), 'es-x/no-regexp-lookbehind-assertions': 'error' },
}
export const CONSOLE: Guarded = {
  name: 'console',
  browsers: CONSOLE_BROWSERS,
  sources: [...partFolders(ROOT, 'console'), 'apps/console'],
  built: 'apps/console/dist/**/*.js',
  fields: 'actions address badge closedBy hand image move role silent states tag when'.split(' '),
  language: newerThan('flat/restrict-to-es2023'),
}

function newerThan(name: string): Rules {
  const rules = Object.keys((esX.configs as Record<string, { rules?: object }>)[name]?.rules ?? {}).filter(
    (rule) => !READ.test(rule) && !ALIKE.test(rule),
  )
  if (rules.length === 0) throw new Error(`eslint-plugin-es-x has no ${name}`)
  return Object.fromEntries(rules.map((rule) => [rule, 'error']))
}

/** @throws Error that names what the oldest browsers of a screen lack, and where it is used */
export async function checkOldestBrowsers(): Promise<void> {
  for (const guarded of [SITE, CONSOLE]) await lint(guarded)
  const faults = await stylesThatFail(styles())
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

export async function lint(guarded: Guarded, paths: string[] = pathsOf(guarded)): Promise<void> {
  const config = join(ROOT, '.cache', `oldest-browsers-${guarded.name}.json`)
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(config, JSON.stringify(configOf(guarded)))
  await runToEnd(['node_modules/oxlint/bin/oxlint', '--no-ignore', '--format=unix', '-c', config, ...paths])
}

const pathsOf = ({ sources, built }: Guarded): string[] => [...sources, ...globSync(built, { cwd: ROOT })]

function configOf({ browsers, fields, language }: Guarded): object {
  const newer = newerInterfaces(browsers)
  const rulesBut = (allowed: string[]) => ({
    'no-restricted-globals': ['error', ...newer.globals.filter((name) => !allowed.includes(name))],
    'no-restricted-properties': ['error', ...newer.members.filter(({ property }) => !allowed.includes(property))],
  })
  const allowed = [...ASKED_FOR, ...fields]
  const rules = { ...language, ...rulesBut(allowed) }
  const off = Object.fromEntries(Object.keys(rules).map((rule) => [rule, 'off']))
  return {
    plugins: [],
    categories: { correctness: 'off' },
    jsPlugins: [join(ROOT, 'node_modules', 'eslint-plugin-es-x')],
    settings: { 'es-x': { aggressive: true } },
    rules,
    overrides: [
      { files: BUILT, rules: rulesBut([...allowed, ...OF_PACKAGES]) },
      // Tests run in today's Node.
      { files: TESTS, rules: off },
    ],
  }
}

const styles = (): Style[] =>
  globSync(['{modules,platform}/**/site/**/*.css', 'apps/site/**/*.css', 'ui/src/**/*.css'], {
    cwd: ROOT,
    exclude: ['**/dist/**'],
  }).map((file) => ({
    file,
    css: readFileSync(join(ROOT, file), 'utf8'),
  }))

/** Each feature of CSS that one of them lacks stands in the page, with what is seen without it; and none stands there in vain. */
export async function stylesThatFail(sources: Style[]): Promise<string[]> {
  const used = new Map<string, string>()
  const browsers = Object.entries(SITE_BROWSERS).map(([browser, version]) => `${browser} ${version}`)
  for (const { file, css } of sources) {
    const onFeatureUsage: Parameters<typeof doiuse>[0]['onFeatureUsage'] = ({ feature, usage }) => {
      if (!used.has(feature)) used.set(feature, `${file}:${usage.source?.start?.line}`)
    }
    await postcss([doiuse({ browsers, onFeatureUsage })]).process(css, { from: file })
  }
  const stated = new Set(
    [...readFileSync(join(ROOT, PAGE), 'utf8').matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name),
  )
  return [
    ...[...used].flatMap(([name, place]) =>
      stated.has(name) ? [] : [`${place}: ${PAGE} does not say what is seen without ${name}`],
    ),
    ...[...stated].flatMap((name) => (name !== undefined && used.has(name) ? [] : [`${PAGE}: no style uses ${name}`])),
  ]
}
