import { expect, test } from 'vitest'
import { networkOf, subscriberOf } from './networks.ts'

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:DB8:1::6', '2001:db8:1'],
  ['2001:db8::6', '2001:db8:0'],
  ['2001:db8:0:1::6', '2001:db8:0'],
  ['::1', '0:0:0'],
])('address %s belongs to network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('address %s belongs to subscriber %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber)
})
