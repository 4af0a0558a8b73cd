import type { Device } from '#identity/contract/player.ts'

interface DeviceWords {
  on_system: (browser: string, system: string) => string
  unknown_device: string
}

/** "Chrome on Android", or what is known of it. */
export function deviceName({ browser, system }: Device, words: DeviceWords): string {
  if (browser && system) return words.on_system(browser, system)
  return browser ?? system ?? words.unknown_device
}
