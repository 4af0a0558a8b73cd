import {
  SeamlessBalanceAnswer,
  SeamlessBalanceBody,
  SeamlessMoveAnswer,
  SeamlessMoveBody,
  SeamlessPushAnswer,
  SeamlessPushBody,
} from '#seamless/contract/callbacks.ts'
import { ShanBalancesBody, ShanFault, ShanRoundBody } from '#shan/contract/callbacks.ts'

interface Protocol {
  body?: object
  answer?: object
  /** The body of a refusal, by its status; a protocol without any answers 200 whatever happened, or 503. */
  faults: Record<number, object>
}

/** The aggregator reads no refusal: while the database is lost it hears 503, and asks again. */
const SEAMLESS = { faults: {} }
const SHAN_FAULTS = { 400: ShanFault, 401: ShanFault, 409: ShanFault, 500: ShanFault, 503: ShanFault }

/** Calls whose bodies are parsed field by field, by a protocol that is not ours. */
export const PROTOCOLS: Record<string, Protocol> = {
  'POST /v1/api/seamless/balance': { body: SeamlessBalanceBody, answer: SeamlessBalanceAnswer, ...SEAMLESS },
  'POST /v1/api/seamless/withdraw': { body: SeamlessMoveBody, answer: SeamlessMoveAnswer, ...SEAMLESS },
  'POST /v1/api/seamless/deposit': { body: SeamlessMoveBody, answer: SeamlessMoveAnswer, ...SEAMLESS },
  'POST /v1/api/seamless/pushbetdata': { body: SeamlessPushBody, answer: SeamlessPushAnswer, ...SEAMLESS },
  'POST /shan/balance': { body: ShanBalancesBody, faults: { 400: ShanFault, 500: ShanFault, 503: ShanFault } },
  'POST /shan/client/balance-update': { body: ShanRoundBody, faults: SHAN_FAULTS },
}
