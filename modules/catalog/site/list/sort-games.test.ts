import { describe, expect, test } from 'vitest'
import type { Game } from '#catalog/contract/player.ts'
import { parseSort, sortGames } from './sort-games.ts'

const NAMES = ['Tiger', 'ant', 'Bear', 'Élan', 'zebra']
const games = NAMES.map((game_name, place) => ({ id: place + 1, game_name })) as Game[]
const orders = { popular: [5, 99, 2], newest: [3] }
const sorted = (sort: 'popular' | 'newest' | 'name', known: typeof orders | undefined = orders) =>
  sortGames(games, { sort, orders: known, lang: 'en' }).map(({ game_name }) => game_name)

describe('a list of games', () => {
  test('stands by name whatever the case of its letters', () => {
    expect(sorted('name')).toEqual(['ant', 'Bear', 'Élan', 'Tiger', 'zebra'])
  })

  test('begins with the games of an order, and goes on as the platform has it', () => {
    expect(sorted('popular')).toEqual(['zebra', 'ant', 'Tiger', 'Bear', 'Élan'])
    expect(sorted('newest')).toEqual(['Bear', 'Tiger', 'ant', 'Élan', 'zebra'])
  })

  test('stays as it is until an order is known, and for a sort that there is not', () => {
    expect(sortGames(games, { sort: 'popular', orders: undefined, lang: 'en' })).toEqual(games)
    expect(['name', 'popular', 'newest', 'price', '', null].map(parseSort)).toEqual([
      'name',
      'popular',
      'newest',
      null,
      null,
      null,
    ])
  })
})
