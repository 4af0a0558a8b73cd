import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { FairBet } from '#digit-bet/contract/player.ts'
import { commitmentOf, serverContribution, verifyRoll } from './verify-roll.ts'

/** The scheme once more, in node:crypto and by other hands, so that one misreading cannot pass twice. */
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
const { privateKey, publicKey } = generateKeyPairSync('ed25519')

function seriesOf(end: Buffer, length: number): Buffer[] {
  const chain = [end]
  while (chain.length <= length) chain.unshift(sha256(chain[0] ?? end))
  return chain
}

function numberByNode(seed: Buffer, message: string): number {
  for (const byte of createHmac('sha256', seed).update(message).digest()) if (byte < 250) return byte % 10
  throw new Error('no fair byte in 32: not in the life of the sun')
}

function proofOf(n: number, rolled_number: number, client_seed = 'a-players-seed'): FairBet {
  const epoch = '0198c1de-0000-7000-8000-000000000001'
  const chain = seriesOf(sha256(Buffer.from('the end of a series')), 50)
  const seed = chain[n] as Buffer
  const commitment = (chain[0] as Buffer).toString('hex')
  const s = numberByNode(seed, `v1:${epoch}:${client_seed}:${n}:0`)
  const roll = (s + rolled_number) % 10
  return {
    commitment,
    signature: sign(null, Buffer.from(`thazin-digit-bet:${epoch}:${commitment}`), privateKey).toString('base64'),
    public_key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    fair: {
      epoch,
      n,
      prev_hash: (chain[n - 1] as Buffer).toString('hex'),
      seed_h_n: seed.toString('hex'),
      client_seed,
      s,
      rolled_number,
      roll,
      next_n: n + 1,
    },
    bet: {
      id: '0198c1de-0000-7000-8000-000000000002',
      timestamp: '2026-11-21T05:08:00.000Z',
      betType: 'big',
      digit: null,
      bet_amount: 100,
      multiplier: 1,
      rolledNumber: roll,
      outcome: roll >= 5 ? 'win' : 'lose',
      win_amount: roll >= 5 ? 190 : 0,
      profit: roll >= 5 ? 90 : -100,
      epoch,
      n,
    },
  }
}

const verdicts = async (proof: FairBet) =>
  Object.fromEntries((await verifyRoll(proof)).map(({ name, verdict }) => [name, verdict]))

describe('an honest roll', () => {
  test('passes every step, for every roll of a series and every client contribution', async () => {
    for (let n = 1; n <= 50; n++) {
      const steps = await verifyRoll(proofOf(n, n % 10))

      expect(steps.map(({ verdict }) => verdict)).toEqual(Array(6).fill('right'))
    }
  })

  test('is recomputed to the numbers that were written down once', async () => {
    const seed = 'ab'.repeat(32)

    expect(await commitmentOf(seed, 1)).toBe(sha256(Buffer.from(seed, 'hex')).toString('hex'))
    const golden = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => serverContribution(seed, { epoch: 'epoch', client_seed: 'thazin', n })),
    )
    expect(golden.map(({ s }) => s)).toEqual(GOLDEN)
    expect(golden.map(({ s }) => s)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => numberByNode(Buffer.from(seed, 'hex'), `v1:epoch:thazin:${n}:0`)),
    )
  })

  test('passes over bytes from 250 on', async () => {
    const seeds = Array.from({ length: 400 }, (_, index) => sha256(Buffer.from(`seed ${index}`)))
    const first_is_high = seeds.filter((seed) => {
      const first = createHmac('sha256', seed).update('v1:epoch:thazin:1:0').digest()[0] ?? 0
      return first >= 250
    })
    expect(first_is_high.length).toBeGreaterThan(0)

    for (const seed of first_is_high) {
      const { s, byte } = await serverContribution(seed.toString('hex'), {
        epoch: 'epoch',
        client_seed: 'thazin',
        n: 1,
      })
      expect(byte).toBeLessThan(250)
      expect(s).toBe(numberByNode(seed, 'v1:epoch:thazin:1:0'))
    }
  })
})

describe('a roll that was tampered with', () => {
  const honest = proofOf(7, 5)
  const withFair = (change: Partial<FairBet['fair']>): FairBet => ({ ...honest, fair: { ...honest.fair, ...change } })

  test('fails at the link and the commitment when the seed is another one', async () => {
    expect(await verdicts(withFair({ seed_h_n: '00'.repeat(32) }))).toMatchObject({
      link: 'wrong',
      commitment: 'wrong',
    })
  })

  test('fails at the link and the commitment when it is given another place in the series', async () => {
    expect(await verdicts(withFair({ n: 8 }))).toMatchObject({ link: 'right', commitment: 'wrong' })
  })

  test('fails at the server contribution when s is another one', async () => {
    expect(await verdicts(withFair({ s: (honest.fair.s + 1) % 10 }))).toMatchObject({ number: 'wrong' })
  })

  test('fails at the sum when the client contribution was changed', async () => {
    expect(await verdicts(withFair({ rolled_number: 6 }))).toMatchObject({ sum: 'wrong' })
  })

  test('fails at the outcome when a win was written down as a loss', async () => {
    const outcome = honest.bet.outcome === 'win' ? 'lose' : 'win'

    expect(await verdicts({ ...honest, bet: { ...honest.bet, outcome } })).toMatchObject({ outcome: 'wrong' })
  })

  test('fails at the signature when the commitment was swapped', async () => {
    const other = sha256(Buffer.from('another series')).toString('hex')

    expect(await verdicts({ ...honest, commitment: other })).toMatchObject({ commitment: 'wrong', signature: 'wrong' })
  })

  test('is called wrong, and throws nothing, when the proof is no proof at all', async () => {
    const steps = await verdicts(withFair({ seed_h_n: 'not hex', n: -1 }))

    expect(steps).toMatchObject({ link: 'wrong', commitment: 'wrong', number: 'wrong', sum: 'wrong' })
  })
})

/** Written down from a third program, in another language. */
const GOLDEN = [9, 6, 8, 7, 3, 3, 3, 1]
