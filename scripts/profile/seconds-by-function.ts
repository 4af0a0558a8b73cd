/** As V8 writes it; times in microseconds. */
export interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  samples: number[]
  timeDeltas: number[]
}

interface TimeSpent {
  name: string
  /** File and line, in the repository where it is ours. */
  at: string
  /** In the function itself, not in what it calls. */
  seconds: number
}

/** The functions in which most samples were taken, the largest first. */
export function secondsByFunction({ nodes, samples, timeDeltas }: Profile): TimeSpent[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const spent = new Map<string, TimeSpent>()
  samples.forEach((id, place) => {
    const frame = frames.get(id)
    if (!frame) return
    const name = frame.functionName || '(no name)'
    const at =
      frame.url === ''
        ? ''
        : `${frame.url.replace(/^file:\/\/.*?\/(?=(?:modules|platform|apps|node_modules)\/)/, '')}:${frame.lineNumber + 1}`
    const key = `${name} ${at}`
    const before = spent.get(key)?.seconds ?? 0
    spent.set(key, { name, at, seconds: before + (timeDeltas[place] ?? 0) / 1_000_000 })
  })
  return [...spent.values()].sort((one, other) => other.seconds - one.seconds)
}
