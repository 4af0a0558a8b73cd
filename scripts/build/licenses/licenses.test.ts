import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PACKAGES_FILE, packagesOf } from '#apps/site/build/bundled-packages.ts'
import { collectLicenses } from './collect-licenses.ts'
import { LINE, writeLicensesText } from './licenses-text.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'thazin-licenses-'))
  for (const dist of [
    'apps/site/dist/client',
    'apps/site/dist/server',
    'apps/console/dist',
    'tools/sandbox/screens/dist',
  ])
    bundle(dist, [])
  lock({})
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}

const bundle = (dist: string, names: string[]) => write(join(dist, PACKAGES_FILE), names)
const lock = (packages: Record<string, object>) => write('package-lock.json', { packages })

/** A package that is installed, with these files. */
function install(name: string, license: string | undefined, files: Record<string, string> = {}): void {
  write(`node_modules/${name}/package.json`, { version: '1.2.3', license, author: 'An Author' })
  for (const [file, text] of Object.entries(files)) write(`node_modules/${name}/${file}`, text)
}

test('what a build is made of follows from its sources, fonts and icons too', () => {
  const sources = [
    '/a/web/src/app/entry-client.tsx',
    '/a/node_modules/react-dom/cjs/react-dom.production.js',
    '/a/node_modules/@tanstack/react-query/node_modules/@tanstack/query-core/build/index.js?v=1',
    'C:\\a\\node_modules\\@scope\\name\\index.js',
    '\0vite/preload-helper.js',
    '/a/ui/src/icons.ts?houseFill',
    'assets/noto-sans-thai-400-aB3dE5f.woff2',
  ]

  expect(packagesOf(sources)).toEqual([
    '@fontsource-variable/noto-sans-thai',
    '@phosphor-icons/core',
    '@scope/name',
    '@tanstack/query-core',
    'react-dom',
    'vite',
  ])
})

describe('the licenses', () => {
  test('name each package once, with all parts of the platform that use it, the browsers’ first', () => {
    install('a-server', 'ISC', { LICENSE: 'Of the server.' })
    install('shared', 'MIT', { 'LICENSE.md': 'Of what is shared.', NOTICE: 'And a notice.' })
    bundle('apps/site/dist/client', ['shared'])
    bundle('apps/console/dist', ['shared'])
    lock({ 'node_modules/a-server': {}, 'node_modules/only-tests': { dev: true } })

    const text = writeLicensesText(collectLicenses(root))

    expect(text.split(`${LINE}\n`).slice(1)).toEqual([
      'shared 1.2.3\nMIT, in the players’ site, the console\n\nOf what is shared.\n\nAnd a notice.\n\n',
      'a-server 1.2.3\nISC, in the server\n\nOf the server.\n',
    ])
  })

  test('put packages with the same words together', () => {
    for (const name of ['one', 'other']) install(name, 'MIT', { LICENSE: 'The same words.' })
    bundle('apps/site/dist/client', ['one', 'other'])

    expect(writeLicensesText(collectLicenses(root))).toContain('one 1.2.3, other 1.2.3\nMIT, in the players’ site\n')
  })

  test('are taken from a README where the text stands there, and else are named with their author', () => {
    const words = 'Permission is granted. '.repeat(20).trim()
    install('in-readme', 'MIT', { 'README.md': `# Name\n\n## License\n\n${words}\n\n## More\n\nNo license.` })
    install('without', 'MIT', { 'README.md': '# Name\n\n## License\n\nMIT' })
    bundle('apps/site/dist/client', ['in-readme', 'without'])

    const [in_readme, without] = collectLicenses(root)

    expect(in_readme?.text).toBe(words)
    expect(without?.text).toContain('names the license MIT, by An Author')
  })

  test('leave out a package for another machine, and refuse one that is missing', () => {
    lock({ 'node_modules/for-windows': { optional: true } })
    expect(collectLicenses(root)).toEqual([])

    lock({ 'node_modules/gone': {} })
    expect(() => collectLicenses(root)).toThrow('gone')
  })

  test.each([
    ['no license', undefined, 'bad names no license'],
    ['one that nobody has looked at', 'GPL-3.0-only', 'bad is under GPL-3.0-only'],
    ['one of several', '(MIT OR SSPL-1.0)', 'bad is under SSPL-1.0'],
    ['one that may be on the server alone', 'LGPL-3.0-or-later', 'bad is under LGPL-3.0-or-later'],
  ])('refuse a package in the browser with %s', (_what, license, said) => {
    install('bad', license)
    bundle('apps/site/dist/client', ['bad'])

    expect(() => collectLicenses(root)).toThrow(said)
  })

  test('take on the server what may be there', () => {
    install('library', 'Apache-2.0 AND LGPL-3.0-or-later')
    lock({ 'node_modules/library': {} })

    expect(collectLicenses(root)).toMatchObject([{ of: 'library 1.2.3', used_in: ['the server'] }])
  })
})
