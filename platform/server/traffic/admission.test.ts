import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Admission, type Admitted, createAdmission, type LoadKind } from './admission.ts'
import { LOAD_CLASSES, SHARES } from './load-class.ts'
import { Shed } from './waiting-line.ts'

const WAIT_MS = 500
const hereStill = () => false

let admission: Admission
let shed: string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  shed = []
  admission = createAdmission({ wait_ms: WAIT_MS, onShed: (load) => shed.push(load) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** So many calls that do not end; those that go on. */
async function crowd(kind: LoadKind, count: number): Promise<Admitted[]> {
  const admitted: Admitted[] = []
  for (let number = 0; number < count; number++) {
    admission.enter(kind, hereStill).then(
      (one) => admitted.push(one),
      (error: unknown) => expect(error).toBeInstanceOf(Shed),
    )
  }
  await vi.advanceTimersByTimeAsync(0)
  return admitted
}

test.each(LOAD_CLASSES)('%s has its share and no more, whatever the others ask for', async (load) => {
  for (const other of LOAD_CLASSES.filter((one) => one !== load)) void crowd({ load: other }, 100)

  expect(await crowd({ load }, 100)).toHaveLength(SHARES[load].calls)
})

test('money that is decided in batches takes no place of other money', async () => {
  expect(await crowd({ load: 'money', in_batches: true }, 1_000)).toHaveLength(SHARES.money.calls_in_batches)
  expect(await crowd({ load: 'money' }, 100)).toHaveLength(SHARES.money.calls)
})

/** Longer than can be served, until it stands. */
async function rush(load: LoadKind['load']): Promise<Admitted[]> {
  const admitted = await crowd({ load }, 1_000)
  for (let turns = 0; turns < 20; turns++) {
    await vi.advanceTimersByTimeAsync(10)
    admitted.shift()?.leave()
  }
  return admitted
}

test('while money waits all others have their least, and while reads wait money has its share', async () => {
  await rush('money')
  for (const load of LOAD_CLASSES.slice(1)) {
    expect(await crowd({ load }, 100), load).toHaveLength(SHARES[load].calls_min)
  }
})

test('while reads wait all others have their share, and money its own', async () => {
  await rush('read')
  for (const load of LOAD_CLASSES.slice(0, -1)) {
    expect(await crowd({ load }, 100), load).toHaveLength(SHARES[load].calls)
  }
})

test('when money waits no more the others have their share again', async () => {
  await rush('money')
  await vi.advanceTimersByTimeAsync(WAIT_MS)
  expect(new Set(shed)).toEqual(new Set(['money']))

  expect(await crowd({ load: 'read' }, 100)).toHaveLength(SHARES.read.calls)
})

test('a call that waits for a partner makes place for another, and for one only', async () => {
  const [first] = await crowd({ load: 'report' }, SHARES.report.calls)
  const waiting = await crowd({ load: 'report' }, 3)
  expect(waiting).toHaveLength(0)

  first?.pause()
  first?.pause()
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting).toHaveLength(1)
  first?.resume()
  first?.resume()
  first?.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting).toHaveLength(1)
  waiting[0]?.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(waiting).toHaveLength(2)
})

test('a call that was answered while it waited for a partner takes no place for good', async () => {
  const [first] = await crowd({ load: 'report' }, SHARES.report.calls)
  first?.pause()
  first?.leave()
  first?.resume()

  expect(await crowd({ load: 'report' }, 100)).toHaveLength(1)
})

test('a call that was let in before its body came goes on at once', async () => {
  await crowd({ load: 'staff' }, 100)
  const again = admission.enterAgain({ load: 'staff' })

  again.leave()
  expect(await crowd({ load: 'staff' }, 1)).toHaveLength(0)
})
