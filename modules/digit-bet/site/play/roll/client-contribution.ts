/** The client contribution to a roll is made here, in the browser, out of the server's reach. */

type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void
const fillFromBrowser: FillRandom = (bytes) => void crypto.getRandomValues(bytes)

/** 0–9, each equally likely: bytes from 250 on are drawn again, since 256 is no multiple of ten. */
export function drawClientContribution(fillRandom: FillRandom = fillFromBrowser): number {
  const byte = new Uint8Array(1)
  do fillRandom(byte)
  while ((byte[0] ?? 0) >= 250)
  return (byte[0] ?? 0) % 10
}

const CLIENT_SEED_BYTES = 16

/** 32 hex letters: 128 bits, within the letters that a client seed may have. */
export function makeClientSeed(fillRandom: FillRandom = fillFromBrowser): string {
  const bytes = new Uint8Array(CLIENT_SEED_BYTES)
  fillRandom(bytes)
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
