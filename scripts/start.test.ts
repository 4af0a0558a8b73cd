import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSettings } from '#platform/server/settings.ts'
import { hostOf, portsOf } from './ports.mjs'
import { ROOT } from './program.ts'
import { freePort } from './start/free-port.ts'

test.each(['PORT', 'CONSOLE_PORT', 'SANDBOX_PORT'])('a taken %s is named before anything is prepared', async (name) => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  const data_dir = join(tmpdir(), `thazin-untouched-${process.pid}-${name}`)
  const ports = {
    PORT: String(await freePort()),
    CONSOLE_PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    [name]: String(port),
  }

  const start = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...ports, DATA_DIR: data_dir, HOST: '0.0.0.0' },
    encoding: 'utf8',
  })

  expect(start.stderr.trim()).toBe(
    `Port ${port} is taken. Set ${name} to a free one, for example: ${name}=${port + 100} npm start`,
  )
  expect(start.status).toBe(1)
  expect(start.stdout).toBe('')
  expect(existsSync(data_dir)).toBe(false)
  holder.close()
})

test('the ports that are looked at are those of the settings', () => {
  const { port, console_port, sandbox_port } = parseSettings({})

  expect(portsOf({})).toEqual([
    { name: 'PORT', port },
    { name: 'CONSOLE_PORT', port: console_port },
    { name: 'SANDBOX_PORT', port: sandbox_port },
  ])
  expect(portsOf({ NODE_ENV: 'production', PORT: '8080' }).map((wanted) => wanted.port)).toEqual([8080, console_port])
})

test.each<Record<string, string>>([{}, { NODE_ENV: 'production' }, { NODE_ENV: 'production', HOST: '10.0.0.2' }])(
  'the address that is looked at is that of the settings: %j',
  (env) => {
    expect(hostOf(env)).toBe(parseSettings(env).host)
  },
)
