import { type CallOptions, callApi, understanding } from './api.ts'

/** A call whose answer says nothing but yes. */
export const submit = (path: string, options?: CallOptions): Promise<void> =>
  callApi('POST', path, async () => (await understanding()).parseDone, options)
