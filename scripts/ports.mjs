// The ports that a start opens, looked at before anything is installed, built or started. Plain JavaScript, for any Node
// from 20 on.
import { connect, createServer, isIP } from 'node:net'

const WAIT_MS = 1_000
const DEFAULTS = { PORT: 3000, CONSOLE_PORT: 3001, SANDBOX_PORT: 3002 }
const EVERY_ADDRESS = '0.0.0.0'
const THIS_MACHINE = ['127.0.0.1', '::1']

export function hostOf(env) {
  return env.HOST?.trim() || (env.NODE_ENV?.trim() === 'production' ? '127.0.0.1' : EVERY_ADDRESS)
}

export function isSandboxWanted({ is_demo }, env) {
  const wish = env.SANDBOX?.trim() || (is_demo ? 'on' : 'off')
  if (wish !== 'on' && wish !== 'off') throw new Error(`SANDBOX is "${wish}", but must be on or off`)
  return wish === 'on' && !(env.GSC_URL?.trim() && env.SHAN_URL?.trim())
}

export function portsOf(env) {
  const is_demo = env.NODE_ENV?.trim() !== 'production'
  return Object.entries(DEFAULTS)
    .filter(([name]) => name !== 'SANDBOX_PORT' || isSandboxWanted({ is_demo }, env))
    .map(([name, port]) => ({ name, port: Number(env[name]?.trim() || port) }))
}

export async function refusePorts(env) {
  const host = hostOf(env)
  // A wrong value has a sentence of its own, where the settings are read.
  if (isIP(host) === 0 && host !== 'localhost') return
  for (const { name, port } of portsOf(env)) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535) continue
    const fault = await faultOfListening(port, host)
    if (fault?.code === 'EADDRINUSE' || (await isAnswered(port, host))) {
      const other = port < 65_000 ? port + 100 : port - 100
      throw new Error(`Port ${port} is taken. Set ${name} to a free one, for example: ${name}=${other} npm start`)
    }
    if (fault) throw new Error(`Port ${port} (${name}) cannot be opened: ${fault.message}`)
    if (await isBarred(port)) {
      throw new Error(
        `Browsers open no site on port ${port}. Set ${name} to another one, for example: ${name}=3100 npm start`,
      )
    }
  }
}

function faultOfListening(port, host) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', resolve)
    probe.listen(port, host, () => probe.close(() => resolve(null)))
  })
}

/**
 * Two programs may listen on one port, one at 127.0.0.1 and one at ::1, or on some systems at 0.0.0.0: a browser that
 * opens http://localhost may then find the other.
 */
async function isAnswered(port, host) {
  const is_localhost = [EVERY_ADDRESS, '::', 'localhost', ...THIS_MACHINE].includes(host)
  const answers = await Promise.all((is_localhost ? THIS_MACHINE : [host]).map((each) => canConnect(port, each)))
  return answers.includes(true)
}

function canConnect(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: WAIT_MS })
    const end = (is_connected) => {
      socket.destroy()
      resolve(is_connected)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

/** Ports of other services, like 6000, which no browser opens. Node's own fetch knows the same list. */
async function isBarred(port) {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', signal: AbortSignal.timeout(WAIT_MS) })
    return false
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port'
  }
}
