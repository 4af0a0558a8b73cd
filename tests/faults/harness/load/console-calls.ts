import { REQUESTED_BY_CONSOLE, REQUESTED_BY_HEADER } from '#staff/contract/rules.ts'
import type { Program } from '../programs/programs.ts'
import { CALLER_WAITS_MS } from './call-server.ts'

/** The answer of the console; null where it is no success, or does not come. */
export async function callConsole<T>(
  { port }: Pick<Program, 'port'>,
  path: string,
  { cookie, body }: { cookie?: string; body?: object | undefined },
): Promise<T | null> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/console${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...staffHeaders(port), ...(cookie && { cookie }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(CALLER_WAITS_MS),
  }).catch(() => null)
  return reply?.ok ? ((await reply.json().catch(() => null)) as T | null) : null
}

/** Answers the cookie of the session. */
export async function signInStaff(
  { port }: Pick<Program, 'port'>,
  login: { user_name: string; password: string },
): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/console/sign-in`, {
    method: 'POST',
    headers: staffHeaders(port),
    body: JSON.stringify(login),
  })
  if (!reply.ok) throw new Error(`${login.user_name} was not signed in: ${await reply.text()}`)
  return reply.headers.get('set-cookie')?.split(';')[0] ?? ''
}

const staffHeaders = (port: number): Record<string, string> => ({
  origin: `http://127.0.0.1:${port}`,
  'content-type': 'application/json',
  [REQUESTED_BY_HEADER]: REQUESTED_BY_CONSOLE,
})
