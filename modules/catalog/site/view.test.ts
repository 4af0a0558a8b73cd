import { expect, test } from 'vitest'
import { isProviderNamed, isTypeNamed, parseView } from './view.ts'

const parse = (query: string) => parseView(new URLSearchParams(query))

test('a tab wins, and an address that asks for nothing has no view', () => {
  expect(parse('tab=hot&type=SLOT')).toEqual({ kind: 'tab', tab: 'hot' })
  expect(parse('')).toBeNull()
  expect(parse('tab=nothing')).toBeNull()
})

test('a list is asked for by type and provider, or by type and list', () => {
  expect(parse('type=SLOT&provider=JILI')).toEqual({ kind: 'list', type: 'SLOT', provider: 'JILI' })
  expect(parse('type=slot&list=PP')).toEqual({ kind: 'list', type: 'slot', provider: 'PP' })
  expect(parse('type=FISHING')).toEqual({ kind: 'list', type: 'FISHING', provider: null })
  expect(parse('type=all&provider=JILI')).toEqual({ kind: 'tab', tab: 'all' })
})

test.each(['LIVE_CASINO', 'live casino', 'live-casino', 'Live_Casino', '2'])('%s is the live casino', (name) => {
  expect(isTypeNamed({ id: 2, code: 'LIVE_CASINO' }, name)).toBe(true)
  expect(isTypeNamed({ id: 1, code: 'SLOT' }, name)).toBe(false)
})

test('a provider is known by its id, its code and its short name', () => {
  const provider = { id: 7, code: 'JILI', short_name: 'JILI' }

  expect(['7', 'JILI', 'jili'].every((name) => isProviderNamed(provider, name))).toBe(true)
  expect(isProviderNamed(provider, 'PP')).toBe(false)
})
