/** A database server of a test. */
interface Cuttable {
  /** Ends it like a power cut. */
  cut(): void
  /** Removes its folder. */
  remove(): void
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** A cut server is gone within a few milliseconds, and writes to its folder until then. */
const ENDING_MS = 300

const running = new Set<Cuttable>()

/**
 * A program that is about to end, as a worker of the tests on a signal, cannot wait until its database servers have
 * stopped, and they would outlive it. Answers what takes it back.
 */
export function cutAtExit(server: Cuttable): () => void {
  if (running.size === 0) {
    process.on('exit', cutAll)
    for (const signal of SIGNALS) process.on(signal, leave)
  }
  running.add(server)
  return () => {
    running.delete(server)
    if (running.size === 0) stopListening()
  }
}

function cutAll(): void {
  if (running.size === 0) return
  for (const { cut } of running) cut()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ENDING_MS)
  for (const { remove } of running) remove()
  running.clear()
  stopListening()
}

/** The signal ends the program as it would without us. */
function leave(signal: NodeJS.Signals): void {
  cutAll()
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
}

function stopListening(): void {
  process.off('exit', cutAll)
  for (const signal of SIGNALS) process.off(signal, leave)
}
