import { expect, test } from 'vitest'
import { parseEffects, serializeEffects } from './effects.ts'

test('sound and vibration are off at first, and whatever else the storage holds', () => {
  expect(parseEffects(null)).toEqual({ sound: false, vibration: false })
  expect(parseEffects('')).toEqual({ sound: false, vibration: false })
  expect(parseEffects('{"sound":true}')).toEqual({ sound: false, vibration: false })
})

test('each is kept by itself, and nothing is kept where both are off', () => {
  for (const sound of [false, true])
    for (const vibration of [false, true]) {
      const text = serializeEffects({ sound, vibration })
      expect(parseEffects(text)).toEqual({ sound, vibration })
      expect(text === null).toBe(!sound && !vibration)
    }
})
