import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildEntry } from '../build-entry.ts'
import { productionFile, reactItself } from './react-itself.ts'

const read = (file: string) => readFileSync(new URL(`../../../node_modules/${file}`, import.meta.url), 'utf8')
const ENTRY = `
export { jsx } from 'react/jsx-runtime'
export { hydrateRoot } from 'react-dom/client'`

test('the installed React is built from its own files alone', async () => {
  const [chunk] = await buildEntry(ENTRY, { plugins: [reactItself()] })

  const files = chunk?.moduleIds.flatMap((id) => /\/node_modules\/(.+)$/.exec(id)?.[1] ?? [])
  expect(files?.sort()).toEqual([
    'react-dom/cjs/react-dom-client.production.js',
    'react-dom/cjs/react-dom.production.js',
    'react/cjs/react-jsx-runtime.production.js',
    'react/cjs/react.production.js',
    'scheduler/cjs/scheduler.production.js',
  ])
})

test.each([
  [
    'begins with more',
    'react/index.js',
    (text: string) => text.replace("'use strict';", "$&\nrequire('./register.js');"),
  ],
  ['ends with more', 'react/index.js', (text: string) => `${text}module.exports.version = '20';\n`],
  [
    'does more for production',
    'react-dom/client.js',
    (text: string) => text.replace('  checkDCE();', '  checkDCE();\n  report();'),
  ],
  [
    'has a further function',
    'react-dom/client.js',
    (text: string) => text.replace('\nif (', '\nfunction report() {\n  checkDCE();\n}\n\nif ('),
  ],
  ['has its files elsewhere', 'scheduler/index.js', (text: string) => text.replaceAll('./cjs/', './dist/')],
])('a wrapper that %s stops the build', (_what, wrapper, change) => {
  const text = read(wrapper)

  expect(change(text)).not.toBe(text)
  expect(productionFile(wrapper, text)).toMatch(/\.production\.js$/)
  expect(() => productionFile(wrapper, change(text))).toThrow(`${wrapper} does more`)
})
