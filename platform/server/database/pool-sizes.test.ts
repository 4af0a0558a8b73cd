import { describe, expect, test } from 'vitest'
import {
  CONSOLE_CONNECTIONS,
  CONSOLE_CONNECTIONS_MIN,
  consolePools,
  SERVER_CONNECTIONS,
  SERVER_CONNECTIONS_MIN,
  serverPools,
  WORKER_CONNECTIONS,
  WORKER_CONNECTIONS_MIN,
  workerPools,
} from './pool-sizes.ts'

const from = (least: number) => Array.from({ length: 201 - least }, (_, more) => least + more)
const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

describe('the connections of a process', () => {
  test('are by default what each pool is given', () => {
    expect(serverPools(SERVER_CONNECTIONS)).toEqual({
      hot: 12,
      connections: 2,
      shares: { money: 4, callback: 2, sign_in: 2, read: 3 },
    })
    expect(consolePools(CONSOLE_CONNECTIONS)).toEqual({ connections: 2, shares: { staff: 2, report: 2, sign_in: 2 } })
    expect(workerPools(WORKER_CONNECTIONS)).toEqual({ jobs: 2, connections: 6, queue: 3 })
  })

  test('are with the least one for each pool, and two for hot use cases', () => {
    expect(serverPools(SERVER_CONNECTIONS_MIN)).toEqual({
      hot: 2,
      connections: 1,
      shares: { money: 1, callback: 1, sign_in: 1, read: 1 },
    })
    expect(consolePools(CONSOLE_CONNECTIONS_MIN)).toEqual({
      connections: 1,
      shares: { staff: 1, report: 1, sign_in: 1 },
    })
    expect(workerPools(WORKER_CONNECTIONS_MIN)).toEqual({ jobs: 1, connections: 5, queue: 2 })
  })

  test('are never more than were given, and no pool is without one', () => {
    for (const count of from(SERVER_CONNECTIONS_MIN)) {
      const { hot, connections, shares } = serverPools(count)
      expect(sumOf([hot, connections, ...Object.values(shares)]), String(count)).toBe(count)
      expect(Math.min(hot - 1, connections, ...Object.values(shares)), String(count)).toBeGreaterThan(0)
    }
    for (const count of from(CONSOLE_CONNECTIONS_MIN)) {
      const { connections, shares } = consolePools(count)
      expect(sumOf([connections, ...Object.values(shares)]), String(count)).toBe(count)
    }
    for (const count of from(WORKER_CONNECTIONS_MIN)) {
      const { connections, queue, jobs } = workerPools(count)
      expect(connections + queue, String(count)).toBe(count)
      expect(connections, String(count)).toBeGreaterThanOrEqual(jobs + 4)
    }
  })
})
