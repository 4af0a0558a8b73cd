import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawnReceipt, sentOn } from '#tests/support/use-cases/drawn-receipt.ts'
import { type PictureHash, pictureHash } from './picture-hash.ts'
import { redrawPicture } from './redraw-picture.ts'

const RECEIPTS = 30
/** As deposits are compared (cashier/server/risk/same-pictures.ts). */
const SIGNS_APART_MAX = 3

/** As the deposit stores it. */
async function stored(sent: Buffer): Promise<PictureHash> {
  const drawn = await redrawPicture(sent.toString('base64'), 1_280)
  const hash = drawn && (await pictureHash(drawn.bytes))
  if (!hash) throw new Error('the picture shows nothing')
  return hash
}

const lost = (one: PictureHash, other: PictureHash) =>
  [...one.edges].filter((sign, place) => sign === '1' && other.traces[place] === '0').length
const apart = (one: PictureHash, other: PictureHash) => lost(one, other) + lost(other, one)

/** Of one wallet, amount, payee and day: of other minutes, with ids of the same beginning. */
const receipts = Array.from({ length: RECEIPTS }, (_, n) => ({
  amount: '50000',
  transaction_id: `010023456${String((n * 73_688_787 + 12_345_678) % 100_000_000).padStart(8, '0')}`,
  time: `20261103${String(900 + n * 29).padStart(4, '0')}${String((n * 37) % 60).padStart(2, '0')}`,
  name: 'THAZIN',
}))

test('receipts that differ in digits alone are told apart, and copies of one are not', async () => {
  const hashes: PictureHash[] = []
  const of_copies: number[] = []
  for (const receipt of receipts) {
    const picture = await drawnReceipt(receipt)
    const hash = await stored(picture)
    hashes.push(hash)
    of_copies.push(apart(hash, await stored(await sentOn(picture))))
  }
  const of_others = hashes.flatMap((hash, n) => hashes.slice(n + 1).map((other) => apart(hash, other)))

  expect(Math.max(...of_copies)).toBeLessThanOrEqual(SIGNS_APART_MAX)
  expect(Math.min(...of_others)).toBeGreaterThan(SIGNS_APART_MAX * 2)
})

test('a picture that shows nothing has none', async () => {
  const blank = { width: 720, height: 1_280, channels: 3 as const, background: '#fdfdfd' }
  expect(await pictureHash(await sharp({ create: blank }).webp().toBuffer())).toBeNull()
})
