import { expect, test } from 'vitest'
import { acceptedLanguage } from './accepted-language.ts'

test.each([
  ['my-MM,my;q=0.9,en;q=0.8', 'mm'],
  ['en-US,en;q=0.9', 'en'],
  ['zh-Hans-CN', 'zh'],
  ['th', 'th'],
  ['de-DE,de;q=0.9,th;q=0.8,en;q=0.7', 'th'],
  // By weight and not by place; the first of equal ones.
  ['en;q=0.5, my;q=0.8', 'mm'],
  ['zh;q=0.8,th;q=0.8', 'zh'],
  ['en;q=0, th;q=0.1', 'th'],
  [undefined, null],
  ['', null],
  ['*', null],
  ['de-DE,de;q=0.9', null],
  ['en;q=0', null],
  // No header that a browser sends: nothing is read out of it.
  ['english', null],
  ['en;q=much', null],
  ['constructor, __proto__', null],
  [`${'de,'.repeat(10)}en`, null],
])('of “%s” the site speaks %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
