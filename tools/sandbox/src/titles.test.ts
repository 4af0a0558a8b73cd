import { expect, test } from 'vitest'
import { TITLES } from './titles.ts'

const SCRIPTS = {
  '0': /^[A-Za-z0-9&'. -]+$/,
  '13': /^[\u1000-\u109f ]+$/,
  '2': /^[\u4e00-\u9fff]+$/,
  '3': /^[\u0e00-\u0e7f]+$/,
}

const lists = Object.groupBy(TITLES, ({ product_code, game_type }) => `${product_code} ${game_type}`)

test('there are at least 240 titles of at least 14 providers', () => {
  expect(TITLES.length).toBeGreaterThanOrEqual(240)
  expect(new Set(TITLES.map(({ product_code }) => product_code)).size).toBeGreaterThanOrEqual(14)
})

test('the longest list of titles goes on to a fourth page of twenty', () => {
  expect(lists['1091 SLOT']?.length).toBeGreaterThan(60)
})

test('no two titles share a code or a name', () => {
  const codes = TITLES.map(({ game_code }) => game_code)

  expect(codes.filter((code) => !/^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(code))).toEqual([])
  for (const key of ['0', '13', '2', '3'] as const) {
    const names = TITLES.map(({ lang_name }) => lang_name[key])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
  expect(new Set(codes).size).toBe(codes.length)
})

test('every name is written in the script of its language', () => {
  for (const { lang_name } of TITLES) {
    for (const [language, script] of Object.entries(SCRIPTS)) {
      expect(lang_name[language]).toMatch(script)
    }
  }
})

test('neighbours in a list, beside and below each other, differ in their palette', () => {
  const alike = Object.values(lists).flatMap((titles = []) => {
    const palettes = titles.map(({ theme }) => theme.split('/')[1])
    return titles.filter((_, index) => [1, 3, 4, 6].some((step) => palettes[index] === palettes[index - step]))
  })

  expect(alike.map(({ game_code }) => game_code)).toEqual([])
})
