import { Socket } from 'node:net'

/**
 * A socket that sends in one go what is written in one turn of the event loop. The driver writes each statement by itself;
 * the eight statements of a batch then cost eight calls into the kernel, and each wakes the database. This is a fifth of
 * the server's work on a bet.
 */
export function corkedSocket(): Socket {
  const socket = new Socket()
  const write = socket.write.bind(socket) as (chunk: Uint8Array, done?: (error?: Error | null) => void) => boolean
  let is_corked = false
  socket.write = ((chunk: Uint8Array, done?: (error?: Error | null) => void) => {
    if (!is_corked) {
      is_corked = true
      socket.cork()
      // Not on the next tick: statements of one batch are put together over several of them.
      setImmediate(() => {
        is_corked = false
        socket.uncork()
      })
    }
    return write(chunk, done)
  }) as Socket['write']
  return socket
}
