import type { Session } from '../game.ts'

/** The calls of one seat: a member at a title, in however many windows. */
export interface Queue {
  waiting: number
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/** One call of a seat after the other: a game need not fear itself. */
export function createQueues(): (session: Session) => Queue {
  const queues = new Map<string, Queue>()
  return ({ member_account, title }) => {
    const seat = `${member_account}\n${title.game_code}`
    const known = queues.get(seat)
    if (known) return known
    let last: Promise<unknown> = Promise.resolve()
    const queue: Queue = {
      waiting: 0,
      run(work) {
        queue.waiting++
        const result = last.then(work)
        last = result
          .catch(() => null)
          .finally(() => {
            if (--queue.waiting === 0) queues.delete(seat)
          })
        return result
      },
    }
    queues.set(seat, queue)
    return queue
  }
}
