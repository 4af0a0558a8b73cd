import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** An answer that is written while it is read: a file of any length in a few kilobytes of memory. */
export class StreamAnswer {
  readonly type: string
  readonly file_name: string
  readonly chunks: AsyncIterable<string> | Iterable<string>

  constructor(type: string, file_name: string, chunks: AsyncIterable<string> | Iterable<string>) {
    this.type = type
    this.file_name = file_name
    this.chunks = chunks
  }
}

/** The next piece is asked for when the line has taken the one before. */
export function sendStream(reply: FastifyReply, answer: StreamAnswer): FastifyReply {
  reply.type(answer.type).header('content-disposition', `attachment; filename="${answer.file_name}"`)
  return reply.send(Readable.from(answer.chunks))
}
