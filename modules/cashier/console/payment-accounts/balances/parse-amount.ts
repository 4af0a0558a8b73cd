import { plainAmount } from '#platform/contract/typed-text.ts'

/** An amount as it was typed; null for what is none, which the server then says. */
export function parseAmount(typed: string): number | null {
  const text = plainAmount(typed)
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null
}
