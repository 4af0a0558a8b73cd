import type { Intent, Journal } from '../journal.ts'
import type { Program } from '../programs/programs.ts'
import { type Answer, ask, type Going } from './call-server.ts'
import { bodyOf, operationOf } from './operations.ts'

export function send(intent: Intent, server: Program | undefined, going?: Going): Promise<Answer | null> {
  const { path, headers, kind } = intent
  const isServed = ({ status, text }: Answer) => operationOf(kind).outcome(status, text) === 'acknowledged'
  return ask(server, { path, headers, body: bodyOf(intent), isServed }, going)
}

/** Of copies that went out together: done where one of them was told so, and not known where one of them was not told. */
export function settle(journal: Journal, intent: Intent, answers: readonly (Answer | null)[]): void {
  const outcomeOf = (answer: Answer | null) =>
    answer === null ? 'unknown' : operationOf(intent.kind).outcome(answer.status, answer.text)
  const done = answers.find((answer) => outcomeOf(answer) === 'acknowledged')
  if (done) journal.answered(intent, 'acknowledged', done.text)
  else
    journal.answered(intent, answers.every((answer) => outcomeOf(answer) === 'refused') ? 'refused' : 'unknown', null)
}
