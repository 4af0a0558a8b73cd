import type { Device } from '#contract/identity/player.ts'

interface DeviceWords {
  onSystem: (browser: string, system: string) => string
  unknownDevice: string
}

/** "Chrome on Android", or what is known of it. */
export function deviceName({ browser, system }: Device, words: DeviceWords): string {
  if (browser && system) return words.onSystem(browser, system)
  return browser ?? system ?? words.unknownDevice
}
