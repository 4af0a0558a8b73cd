import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32
/** A tab opens within seconds; a slow line needs some more. */
export const TOKEN_SECONDS = 120

export const drawToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
