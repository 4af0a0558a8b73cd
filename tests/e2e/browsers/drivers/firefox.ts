import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#scripts/start/free-port.ts'
import { storeSystemFonts } from '../../harness/system-fonts.ts'
import { pressAt, typeKeys } from './keys.ts'
import { start, stop, untilReady } from './program.ts'
import type { Size, Tab, TestBrowser } from './tab.ts'

interface Answer {
  id?: number
  method?: string
  params?: { source: { context: string }; level: string; text: string }
  error?: string
  message?: string
  result?: unknown
}

type Send = <T = unknown>(method: string, params: object) => Promise<T>

/**
 * Speaks WebDriver BiDi with Firefox itself. Debian has no geckodriver, and the Firefox of Playwright asks for commands that
 * the ESR does not have.
 */
export async function openFirefox(program: string): Promise<TestBrowser> {
  const fonts = await storeSystemFonts()
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const port = await freePort()
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`]
  const firefox = start(program, args, { ...fonts.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' })
  const { socket, send, listen } = await untilReady(() => connect(`ws://127.0.0.1:${port}/session`))
  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    version: capabilities.browserVersion,
    open: (size) => openTab({ send, listen }, size),
    async close() {
      await send('browser.close', {}).catch(() => {})
      socket.close()
      await stop(firefox)
      fonts.remove()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('Firefox does not listen yet')))
  })
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  const listeners: ((entry: NonNullable<Answer['params']>) => void)[] = []
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.params && answer.method === 'log.entryAdded') for (const hear of listeners) hear(answer.params)
    const call = waiting.get(answer.id ?? 0)
    if (!call) return
    waiting.delete(answer.id ?? 0)
    if (answer.error) call.reject(new Error(`${answer.error}: ${answer.message}`))
    else call.resolve(answer.result as never)
  })
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { socket, send, listen: (hear: (typeof listeners)[number]) => void listeners.push(hear) }
}

async function openTab(
  { send, listen }: Pick<Awaited<ReturnType<typeof connect>>, 'send' | 'listen'>,
  size: Size,
): Promise<Tab> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.setViewport', { context, viewport: size, devicePixelRatio: 1 })
  const errors: string[] = []
  listen(({ source, level, text }) => {
    if (level === 'error' && source.context === context) errors.push(text)
  })
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate<T>(expression: string) {
      // As text, because the protocol writes values in a form of its own.
      const asked = {
        expression: `Promise.resolve(${expression}).then((it) => JSON.stringify(it))`,
        awaitPromise: true,
      }
      const answer = await send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        {
          ...asked,
          target: { context },
        },
      )
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
      return (answer.result?.value === undefined ? undefined : JSON.parse(answer.result.value)) as T
    },
    press: async (x, y) => void (await send('input.performActions', { context, actions: pressAt(x, y) })),
    type: async (text) => void (await send('input.performActions', { context, actions: typeKeys(text) })),
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    errors: () => errors.splice(0),
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  }
}
