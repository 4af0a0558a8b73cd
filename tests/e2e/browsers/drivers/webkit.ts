import type { ChildProcess } from 'node:child_process'
import { freePort } from '#scripts/start/free-port.ts'
import { storeSystemFonts } from '../../harness/system-fonts.ts'
import { pressAt, typeKeys } from './keys.ts'
import { start, stop, untilReady } from './program.ts'
import type { Size, Tab, TestBrowser } from './tab.ts'

/** The bar of MiniBrowser is so wide and so high, and no window is narrower. */
const BAR = { width: 447, height: 38 }
const SCREEN = '1600x1200x24'
/** A page that loads on a busy machine. */
const CALL_MS = 60_000
const FIRST_DISPLAY = 80
const DISPLAYS = 900

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}
type Call = <T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

/** Speaks W3C WebDriver with WebKitGTK's own driver: six calls, for which a library would bring a finder of browsers along. */
export async function openWebKit(mini_browser: string): Promise<TestBrowser> {
  const fonts = await storeSystemFonts()
  const display = `:${FIRST_DISPLAY + Math.floor(Math.random() * DISPLAYS)}`
  const screen = start('Xvfb', [display, '-screen', '0', SCREEN, '-nolisten', 'tcp'])
  const environment = { ...fonts.env, DISPLAY: display, NO_AT_BRIDGE: '1' }
  let version = ''

  async function open(size: Size): Promise<Tab> {
    // A narrower page by larger dots: a phone has more than one dot to a pixel as well.
    const density = Math.max(1, BAR.width / size.width)
    const port = await freePort()
    const driver = start('WebKitWebDriver', [`--port=${port}`], { ...environment, GDK_DPI_SCALE: String(density) })
    const call = callerOf(`http://127.0.0.1:${port}`)
    const session = await untilReady(() => call<Session>('POST', '/session', { capabilities: wanted(mini_browser) }))
    version = session.capabilities.browserVersion
    const path = `/session/${session.sessionId}`
    const height = Math.round(size.height * density) + BAR.height
    await call('POST', `${path}/window/rect`, { x: 0, y: 0, width: Math.round(size.width * density), height })
    return tabOf({ driver, density, call: (method, more, body) => call(method, path + more, body) })
  }

  return {
    get version() {
      return version
    },
    open,
    async close() {
      await stop(screen)
      fonts.remove()
    },
  }
}

const wanted = (binary: string) => ({
  alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
})

function callerOf(driver_url: string): Call {
  return async <T>(method: string, path: string, body?: object) => {
    const signal = AbortSignal.timeout(CALL_MS)
    const reply = await fetch(driver_url + path, { method, signal, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await reply.json()) as { value: T & { message?: string } }
    if (!reply.ok) throw new Error(`${path}: ${value.message}`)
    return value
  }
}

function tabOf({ driver, density, call }: { driver: ChildProcess; density: number; call: Call }): Tab {
  return {
    goto: async (url) => void (await call('POST', '/url', { url })),
    async evaluate<T>(expression: string) {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const answer = await call<{ value?: T; error?: string }>('POST', '/execute/async', { script, args: [] })
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value as T
    },
    // The driver counts the dots of the window.
    press: async (x, y) => void (await call('POST', '/actions', { actions: pressAt(x * density, y * density) })),
    type: async (text) => void (await call('POST', '/actions', { actions: typeKeys(text) })),
    picture: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    errors: () => [],
    async close() {
      await call('DELETE', '')
      await stop(driver)
    },
  }
}
