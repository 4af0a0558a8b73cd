import { createHash } from 'node:crypto'
import { type FileHandle, open, readFile } from 'node:fs/promises'

/** Every client comes so far in any run. */
const PLANNED = 5

export type Outcome = 'acknowledged' | 'refused' | 'unknown'

/** An operation as its caller knows it. The same request again is the same operation: its key is in it. */
export interface Intent {
  id: number
  /** Which client made it, and which of its operations it is: what both are follows from the seed. */
  client: number
  nth: number
  kind: string
  /** The key by which the server's tables know it. */
  key: string
  path: string
  headers: Record<string, string>
  body: string
  outcome: Outcome
  answer: string | null
}

/** The operations on the disk: each is written down before it is sent, so that none that was sent can be forgotten. */
export interface Journal {
  intents: Intent[]
  /** Resolves when it is on the disk. */
  note(intent: Omit<Intent, 'id' | 'outcome' | 'answer'>): Promise<Intent>
  answered(intent: Intent, outcome: Outcome, answer: string | null): void
  /** The number of operations that the file has. */
  count(): Promise<number>
  /** Of the first operations of each client, so that two runs of one seed can be compared. */
  plan(): string
  close(): Promise<void>
}

export async function openJournal(path: string): Promise<Journal> {
  const file = await open(path, 'w')
  const intents: Intent[] = []
  const sync = syncInGroups(file)
  return {
    intents,
    async note(request) {
      const intent: Intent = { ...request, id: intents.length, outcome: 'unknown', answer: null }
      intents.push(intent)
      await sync.append(`${JSON.stringify(intent)}\n`)
      return intent
    },
    answered(intent, outcome, answer) {
      intent.outcome = outcome
      intent.answer = answer
      void sync.append(`${JSON.stringify({ id: intent.id, outcome })}\n`)
    },
    async count() {
      await sync.settled()
      const lines = (await readFile(path, 'utf8')).trim().split('\n')
      return lines.filter((line) => line.includes('"kind"')).length
    },
    plan() {
      const first = intents
        .filter(({ nth }) => nth < PLANNED)
        .toSorted((a, b) => a.client - b.client || a.nth - b.nth)
        .map(({ client, nth, kind, key, path, body }) => JSON.stringify([client, nth, kind, key, path, body]))
      return createHash('sha256').update(first.join('\n')).digest('hex').slice(0, 12)
    },
    async close() {
      await sync.settled()
      await file.close()
    },
  }
}

/** Lines that come while the disk writes are written together afterwards. */
function syncInGroups(file: FileHandle) {
  let waiting: string[] = []
  let turn = Promise.resolve()
  const flush = async () => {
    const lines = waiting
    waiting = []
    if (lines.length === 0) return
    await file.write(lines.join(''))
    await file.datasync()
  }
  return {
    append(line: string): Promise<void> {
      waiting.push(line)
      turn = turn.then(flush)
      return turn
    },
    settled: () => turn,
  }
}
