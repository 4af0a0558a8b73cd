import { ask, type CallOptions, understanding } from './api.ts'

/** A call whose answer says nothing but yes. */
export const submit = (path: string, options?: CallOptions): Promise<void> =>
  ask('POST', path, async () => (await understanding()).readDone, options)
