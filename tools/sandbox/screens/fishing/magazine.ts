import { ask, newRoundId, Timeout } from '../shared/calls.ts'
import { rules, type ShootAnswer } from './rules.ts'

export interface Hit {
  fish: number
  kind: string
  stake: number
  /** Where the fish was: it may be gone when the answer comes. */
  x: number
  y: number
}

interface Handlers {
  onAnswer(answer: ShootAnswer, hits: Hit[]): void
  /** Nothing was shot, or it is not known; with `again` the batch is asked for once more. */
  onFault(fault: unknown, again: () => void): void
}

/** So long a hit waits for others before it is sent. */
const GATHER_MS = 260

/** Gathers hits and has the server decide them, batch by batch, one batch at a time. */
export class Magazine {
  private readonly handlers: Handlers
  private waiting: Hit[] = []
  private asking: Hit[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(handlers: Handlers) {
    this.handlers = handlers
  }

  add(hit: Hit): void {
    this.waiting.push(hit)
    this.timer ??= setTimeout(() => this.send(), GATHER_MS)
  }

  /** Stakes of hits that are not decided yet. */
  get staked(): number {
    return [...this.waiting, ...this.asking].reduce((sum, { stake }) => sum + stake, 0)
  }

  /** Hits at a fish that was caught meanwhile cost nothing. */
  forget(fish: number): void {
    this.waiting = this.waiting.filter((hit) => hit.fish !== fish)
  }

  private send(): void {
    this.timer = undefined
    const [first] = this.waiting
    if (!first || this.asking.length > 0) return
    // A batch has one stake.
    const batch = this.waiting.filter(({ stake }) => stake === first.stake).slice(0, rules.shots_max)
    this.waiting = this.waiting.filter((hit) => !batch.includes(hit))
    this.asking = batch
    void this.ask(batch, newRoundId())
  }

  private async ask(batch: Hit[], round_id: string): Promise<void> {
    const shots = batch.map(({ fish, kind }) => ({ fish, kind }))
    try {
      const answer = await ask<ShootAnswer>('shoot', { round_id, stake: batch[0]?.stake ?? 0, shots })
      this.asking = []
      this.handlers.onAnswer(answer, batch)
    } catch (fault) {
      // Without an answer the batch stays: only the server knows what came of it.
      if (!(fault instanceof Timeout)) this.asking = []
      this.waiting = []
      this.handlers.onFault(fault, () => void this.ask(batch, round_id))
    }
    if (this.waiting.length > 0) this.timer ??= setTimeout(() => this.send(), GATHER_MS)
  }
}
