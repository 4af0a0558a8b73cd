import type { Work } from '../deadline.ts'
import type { ConnectionPool } from './pool.ts'
import type { Statement } from './statement.ts'
import { createTag, isStatement, type ReservedConnection } from './tag.ts'
import { writeCommand } from './template.ts'

/** A statement of its own, outside of any transaction: it belongs to the call that sends it, and if it writes, it is its own commit. */
export async function sendAlone(pool: ConnectionPool, call: Work | undefined, statement: Statement<readonly object[]>) {
  call?.refuseIfOver()
  const command = writeCommand(statement, isStatement)
  const client = await pool.take()
  const letGo = call?.hold(client)
  try {
    if (call === undefined || !isWrite(statement.strings)) {
      call?.refuseIfOver()
      return await client.run(command)
    }
    return await commitAlone(call, () => client.run(command))
  } finally {
    letGo?.()
    pool.give(client)
  }
}

async function commitAlone<T>(call: Work, run: () => Promise<T>): Promise<T> {
  call.beginCommit()
  try {
    return await run()
  } catch (error) {
    call.commitFailed(error)
    throw error
  }
}

/** One connection of the pool, until it is released. */
export async function createReserved(pool: ConnectionPool): Promise<ReservedConnection> {
  const client = await pool.take()
  let is_released = false
  const run = (statement: Statement<readonly object[]>) => async () => {
    if (is_released) throw new Error('this connection was released')
    return client.run(writeCommand(statement, isStatement))
  }
  return Object.assign(
    createTag((statement) => run(statement)),
    {
      release: () => {
        if (!is_released) pool.give(client)
        is_released = true
      },
      discard: () => client.discard(),
    },
  )
}

const WRITE = /^\s*(?:insert|update|delete|merge)\b|^\s*with\b[^]*\b(?:insert\s+into|update|delete\s+from)\b/i
const writes = new WeakMap<TemplateStringsArray, boolean>()

function isWrite(strings: TemplateStringsArray | string): boolean {
  if (typeof strings === 'string') return WRITE.test(strings)
  const known = writes.get(strings)
  if (known !== undefined) return known
  const found = WRITE.test(strings.join(' '))
  writes.set(strings, found)
  return found
}
