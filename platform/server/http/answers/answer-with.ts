import type { FastifyReply, FastifyRequest } from 'fastify'
import { precompressedWithAbsoluteAddresses } from '../addresses/absolute-addresses.ts'
import { addVary } from '../addresses/cross-origin.ts'
import { JSON_TYPE, StatusAnswer, sendStatus } from './answer-problem.ts'
import { FileAnswer } from './answers.ts'
import { type Precompressed, sendPrecompressed } from './precompressed.ts'
import { StreamAnswer, sendStream } from './stream-answer.ts'

/** Sends what a use case answered. */
export function answerWith(
  request: FastifyRequest,
  reply: FastifyReply,
  is_precompressed: true | undefined,
  answer: unknown,
): unknown {
  if (is_precompressed) return sendList(request, reply, answer as Precompressed)
  reply.header('cache-control', 'no-store')
  if (answer instanceof StatusAnswer) return sendStatus(reply, answer)
  if (answer instanceof StreamAnswer) return sendStream(reply, answer)
  if (answer instanceof FileAnswer) return reply.headers(answer.headers).type(answer.type).send(answer.bytes)
  return typeof answer === 'string' ? reply.type(JSON_TYPE).serializer(String).send(answer) : answer
}

/** Asked for anew each time, since an operator may have changed it; the tag makes that cheap. */
async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  precompressed: Precompressed,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').type(JSON_TYPE)
  addVary(reply, 'Accept-Encoding, Accept-Language')
  const { absolute_site } = request
  const shown =
    absolute_site === null ? precompressed : await precompressedWithAbsoluteAddresses(precompressed, absolute_site)
  return sendPrecompressed(request, reply, shown)
}
