/**
 * The ways through code that decides as it runs. `choose` answers the first way at the first pass and another one at each
 * later pass; what is chosen by the same condition is chosen alike within a pass.
 */
export interface Choices {
  choose(key: string, ways: number): number
}

interface Choice {
  key: string
  ways: number
  taken: number
}

export interface Passes<T> {
  results: T[]
  /** Whether every combination was seen; else each way was seen at least once. */
  is_whole: boolean
}

export function passThrough<T>(passes_max: number, pass: (choices: Choices) => T): Passes<T> {
  const all = everyCombination(passes_max, pass)
  return all.is_whole ? all : { results: [...all.results, ...everyWay(passes_max, pass)], is_whole: false }
}

function everyCombination<T>(passes_max: number, pass: (choices: Choices) => T): Passes<T> {
  const results: T[] = []
  let made: Choice[] = []
  while (results.length < passes_max) {
    const { result, seen } = runPass(pass, new Map(made.map(({ key, taken }) => [key, taken])))
    results.push(result)
    while (seen.length > 0 && isLast(seen.at(-1))) seen.pop()
    const next = seen.at(-1)
    if (!next) return { results, is_whole: true }
    next.taken++
    made = seen
  }
  return { results, is_whole: false }
}

const isLast = (choice: Choice | undefined) => choice !== undefined && choice.taken === choice.ways - 1

/** Each way of each choice, the others left at their first. */
function everyWay<T>(passes_max: number, pass: (choices: Choices) => T): T[] {
  const results: T[] = []
  const waiting: Map<string, number>[] = [new Map()]
  const known = new Set<string>()
  for (const taken of waiting) {
    if (results.length >= passes_max) break
    const { result, seen } = runPass(pass, taken)
    results.push(result)
    for (const { key, ways } of seen) {
      if (known.has(key)) continue
      known.add(key)
      for (let way = 1; way < ways; way++) waiting.push(new Map([...taken, [key, way]]))
    }
  }
  return results
}

function runPass<T>(pass: (choices: Choices) => T, taken: Map<string, number>): { result: T; seen: Choice[] } {
  const seen = new Map<string, Choice>()
  const result = pass({
    choose(key, ways) {
      const choice = seen.get(key) ?? { key, ways, taken: Math.min(taken.get(key) ?? 0, ways - 1) }
      seen.set(key, choice)
      return choice.taken
    },
  })
  return { result, seen: [...seen.values()] }
}
