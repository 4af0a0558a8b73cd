import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../program.ts'

/** A call that a test sent, and what it was answered. */
export interface Example {
  /** Of an accepted call: its body, where it has one, and its answer, where that is JSON. */
  request?: unknown
  answer?: unknown
  /** Bodies of refusals of its own, by their codes. */
  refusals?: Record<string, unknown>
}

/** By method and whole path. */
export type Examples = Record<string, Example>

export const EXAMPLES_FILE = join(ROOT, 'docs', 'reference', 'examples.json')

export const readExamples = (): Examples => JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Examples
