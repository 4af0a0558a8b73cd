import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { requireDatabase } from './database-settings.ts'
import { parseSettings } from './settings.ts'

function faultsOf(env: Record<string, string>): string[] {
  try {
    parseSettings(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n').slice(1)
  }
}

describe('the settings', () => {
  test('have a default each', () => {
    expect(parseSettings({})).toEqual({
      is_demo: true,
      port: 3000,
      console_port: 3001,
      sandbox_port: 3002,
      host: '0.0.0.0',
      data_dir: resolve('./data'),
      database_url: null,
      database: null,
      program_databases: null,
      installation: 'thazin',
      screens_dir: null,
      brand_name: 'Thazin',
      default_language: 'en',
      site_url: 'http://localhost:3000',
      is_site_url_set: false,
      allowed_origins: [],
      path_origins: [],
      trusted_proxies: [],
      has_api_docs: true,
      call_deadline_ms: 2_000,
      processes: 1,
      connections_max: 10_000,
      connections_per_address: 2_000,
      server_connections: 25,
      console_connections: 8,
      worker_connections: 9,
      simulate_days: 30,
      log_level: 'info',
      log_file_mb: 50,
      log_files: 5,
      secret_key: null,
      secret_key_previous: null,
      gsc: null,
      shan: null,
      demo_play_url: null,
      two_d_feed_url: null,
      two_d_second_feed_url: null,
    })
  })

  test('left empty are the defaults', () => {
    const names = ['PORT', 'DATA_DIR', 'DATABASE_URL', 'BRAND_NAME', 'TRUSTED_PROXIES', 'SECRET_KEY', 'NODE_ENV']

    expect(parseSettings(Object.fromEntries(names.map((name) => [name, '  '])))).toEqual(parseSettings({}))
  })

  test('are taken as given', () => {
    const settings = parseSettings({
      NODE_ENV: 'production',
      PORT: ' 8080 ',
      HOST: '::1',
      DATA_DIR: '/srv/my platform',
      DATABASE_URL: 'postgresql://thazin@db/thazin',
      TRUSTED_PROXIES: '10.0.0.1, ::1,172.16.0.0/12, fc00::/7',
      SECRET_KEY: 'ab'.repeat(32),
    })

    expect(settings).toMatchObject({ is_demo: false, port: 8080, host: '::1', data_dir: '/srv/my platform' })
    expect(settings.trusted_proxies).toEqual(['10.0.0.1', '::1', '172.16.0.0/12', 'fc00::/7'])
    expect(requireDatabase(settings)).toMatchObject({
      user: 'thazin',
      hosts: [{ host: 'db', port: 5432 }],
      tls: 'disable',
    })
  })

  test('let the site begin in one of its languages', () => {
    expect(parseSettings({ SITE_LANGUAGE: 'mm' }).default_language).toBe('mm')
    expect(faultsOf({ SITE_LANGUAGE: 'my' })).toEqual(['  SITE_LANGUAGE is "my", but must be one of en, mm, zh, th'])
  })

  test('let production listen on this machine alone, unless HOST names another address', () => {
    expect(parseSettings({ NODE_ENV: 'production' }).host).toBe('127.0.0.1')
    expect(parseSettings({ NODE_ENV: 'production', HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  })

  test.each([
    ['SIMULATE_DAYS', 'a month', 'from 0 to 366'],
    ['API_DOCS', 'yes', 'on or off'],
    ['CALL_DEADLINE_MS', '2s', 'from 100 to 60000'],
    ['CALL_DEADLINE_MS', '0', 'from 100 to 60000'],
    ['PROCESSES', '0', 'from 1 to 64'],
    ['PROCESSES', '1.5', 'from 1 to 64'],
    ['CONNECTIONS_MAX', '0', 'from 1 to 1000000'],
    ['LOG_FILE_MB', '0', 'from 1 to 1000'],
    ['LOG_FILES', '1.5', 'from 1 to 100'],
    ['CONNECTIONS_PER_ADDRESS', 'many', 'from 1 to 1000000'],
    ['PORT', 'http', 'a port from 1 to 65535'],
    ['TWO_D_FEED_URL', 'ftp://feed.example', 'an http:// or https:// address'],
    ['DEMO_PLAY_URL', 'games.example', 'an http:// or https:// address'],
    ['PORT', '0', 'a port from 1 to 65535'],
    ['PORT', '65536', 'a port from 1 to 65535'],
    ['PORT', '-1', 'a port from 1 to 65535'],
    ['PORT', '3e3', 'a port from 1 to 65535'],
    ['PORT', '3000.5', 'a port from 1 to 65535'],
    ['CONSOLE_PORT', '99999', 'a port from 1 to 65535'],
    ['SANDBOX_PORT', 'x', 'a port from 1 to 65535'],
    ['HOST', 'thazin.example', 'an IP address'],
    ['BRAND_NAME', 'a'.repeat(41), 'at most 40 letters'],
    ['TRUSTED_PROXIES', '10.0.0.1, proxy', 'IP addresses and networks like 10.0.0.0/8, comma separated'],
    ['TRUSTED_PROXIES', 'true', 'IP addresses and networks like 10.0.0.0/8, comma separated'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'IP addresses and networks like 10.0.0.0/8, comma separated'],
    ['TRUSTED_PROXIES', '::/0', 'IP addresses and networks like 10.0.0.0/8, comma separated'],
    ['TRUSTED_PROXIES', '0.0.0.0/0', 'IP addresses and networks like 10.0.0.0/8, comma separated'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['NODE_ENV', 'prod', 'one of production, development, test'],
    ['NODE_ENV', 'Production', 'one of production, development, test'],
  ])('refuse %s "%s" in one line', (name, value, wanted) => {
    expect(faultsOf({ [name]: value })).toEqual([`  ${name} is "${value}", but must be ${wanted}`])
  })

  test.each([
    ['SECRET_KEY', 'hunter2'],
    ['SECRET_KEY', `hunter2${'a'.repeat(64)}`],
    ['SECRET_KEY_PREVIOUS', 'hunter2'],
  ])('refuse a wrong %s without showing it', (name, value) => {
    const [fault] = faultsOf({ [name]: value })

    expect(fault).toContain(`${name} is not shown here, but must be`)
    expect(fault).not.toContain('hunter2')
  })

  test.each(['mysql://thazin:hunter2@db/thazin', 'thazin:hunter2@db'])(
    'refuse a wrong DATABASE_URL without showing it: %s',
    (url) => {
      expect(faultsOf({ DATABASE_URL: url })).toEqual([
        '  DATABASE_URL must be postgres://USER:PASSWORD@HOST:PORT/DATABASE',
      ])
    },
  )

  test('take the addresses of programs together, and with that of the migrations', () => {
    const [owner, server, console, worker] = ['owner', 'server', 'console', 'worker'].map(
      (login) => `postgres://${login}@db/thazin`,
    )
    const own = { SERVER_DATABASE_URL: server, CONSOLE_DATABASE_URL: console, WORKER_DATABASE_URL: worker }

    expect(parseSettings({ DATABASE_URL: owner, ...own }).program_databases).toEqual({ server, console, worker })
    expect(() => parseSettings({ DATABASE_URL: owner, SERVER_DATABASE_URL: server })).toThrow(
      'CONSOLE_DATABASE_URL is missing',
    )
    expect(() => parseSettings(own)).toThrow('DATABASE_URL is missing')
    expect(() => parseSettings({ DATABASE_URL: owner, ...own, WORKER_DATABASE_URL: 'mysql://db' })).toThrow(
      'WORKER_DATABASE_URL must be postgres://',
    )
  })

  test('take root certificates of the database from DATABASE_CA', () => {
    const url = 'postgres://thazin@db/thazin?sslmode=verify-full'

    expect(parseSettings({ DATABASE_URL: url, DATABASE_CA: 'PEM' }).database).toMatchObject({
      tls: 'verify-full',
      ca: 'PEM',
    })
  })

  test('take the key before the present one while it is rotated, and refuse the same key twice', () => {
    const keys = { SECRET_KEY: 'ab'.repeat(32), SECRET_KEY_PREVIOUS: 'cd'.repeat(32) }

    expect(parseSettings(keys)).toMatchObject({ secret_key: 'ab'.repeat(32), secret_key_previous: 'cd'.repeat(32) })
    expect(faultsOf({ ...keys, SECRET_KEY_PREVIOUS: 'AB'.repeat(32) })).toEqual([
      '  SECRET_KEY_PREVIOUS is not shown here, but must be another key than SECRET_KEY',
    ])
  })

  test.each(['GSC', 'SHAN'])('take the previous key of %s, and refuse the same key twice', (partner) => {
    const env = {
      [`${partner}_URL`]: 'https://partner.example',
      GSC_OPERATOR_CODE: 'THZN',
      [`${partner}_SECRET_KEY`]: 'hunter2',
    }
    const name = `${partner}_SECRET_KEY_PREVIOUS`

    const settings = parseSettings({ ...env, [name]: 'hunter1' })
    expect(settings.gsc ?? settings.shan).toMatchObject({ secret_key: 'hunter2', secret_key_previous: 'hunter1' })
    expect(faultsOf({ ...env, [name]: 'hunter2' })).toEqual([
      `  ${name} is not shown here, but must be another key than ${partner}_SECRET_KEY`,
    ])
  })

  const gsc = { GSC_URL: 'https://gsc.example/', GSC_OPERATOR_CODE: 'THZN', GSC_SECRET_KEY: 'hunter2' }

  test('of the aggregator are taken when its address is set', () => {
    expect(parseSettings(gsc).gsc).toEqual({
      url: 'https://gsc.example',
      operator_code: 'THZN',
      secret_key: 'hunter2',
      secret_key_previous: null,
      callback_addresses: [],
      callback_window_seconds: 300,
      picture_hosts: [],
    })
    const networks = { GSC_CALLBACK_ADDRESSES: '10.1.0.0/16, ::1', GSC_CALLBACK_WINDOW_SECONDS: '0' }
    expect(parseSettings({ ...gsc, ...networks, NODE_ENV: 'production' }).gsc).toMatchObject({
      callback_addresses: ['10.1.0.0/16', '::1'],
      callback_window_seconds: 0,
    })
  })

  test.each([
    ['GSC_URL', 'gsc.example'],
    ['GSC_URL', 'file:///etc/passwd'],
    ['GSC_OPERATOR_CODE', 'THAZIN'],
    ['GSC_OPERATOR_CODE', ''],
    ['GSC_SECRET_KEY', ''],
    ['GSC_CALLBACK_ADDRESSES', 'gsc.example'],
    ['GSC_CALLBACK_ADDRESSES', '10.0.0.0/33'],
    ['GSC_CALLBACK_WINDOW_SECONDS', '5m'],
    ['GSC_PICTURE_HOSTS', 'https://img.example'],
  ])('of the aggregator are refused with %s "%s"', (name, value) => {
    expect(faultsOf({ ...gsc, [name]: value })).toEqual([expect.stringContaining(`${name} is `)])
  })

  test('demand to know in production where callbacks come from, and never show the key', () => {
    const faults = faultsOf({ ...gsc, NODE_ENV: 'production', GSC_OPERATOR_CODE: '!' }).join()

    expect(faults).toContain('GSC_CALLBACK_ADDRESSES is "undefined", but must be set in production')
    expect(faults).not.toContain('hunter2')
  })

  const shan = { SHAN_URL: 'https://shan.example/', SHAN_SECRET_KEY: 'hunter2' }

  test('of the Shan table are taken when its address is set', () => {
    const settings = {
      url: 'https://shan.example',
      agent_code: 'a3h1',
      secret_key: 'hunter2',
      secret_key_previous: null,
    }

    expect(parseSettings(shan).shan).toEqual(settings)
    expect(parseSettings({ ...shan, SHAN_AGENT_CODE: 'a3h2' }).shan).toEqual({ ...settings, agent_code: 'a3h2' })
  })

  test.each([
    ['SHAN_URL', 'javascript:alert(1)'],
    ['SHAN_AGENT_CODE', 'a 3'],
    ['SHAN_SECRET_KEY', ''],
  ])('of the Shan table are refused with %s "%s", and never show the key', (name, value) => {
    const faults = faultsOf({ ...shan, [name]: value })

    expect(faults).toEqual([expect.stringContaining(`${name} is `)])
    expect(faults.join()).not.toContain('hunter2')
  })

  test('of other origins are taken as browsers write them', () => {
    const origins = 'https://app.example, http://localhost:5173, capacitor://localhost'
    const settings = parseSettings({ ALLOWED_ORIGINS: origins, PATH_ORIGINS: 'https://app.example' })

    expect(settings.allowed_origins).toEqual(['https://app.example', 'http://localhost:5173', 'capacitor://localhost'])
    expect(settings.path_origins).toEqual(['https://app.example'])
    expect(parseSettings({ SITE_URL: 'https://thazin.example/' })).toMatchObject({
      site_url: 'https://thazin.example',
      is_site_url_set: true,
    })
  })

  test.each([
    '*',
    'null',
    'app.example',
    'https://app.example/',
    'https://app.example/path',
    'https://*.example',
    'https://App.example',
    'https://app.example:443',
    'https://good@app.example',
    'file://localhost',
    'javascript://localhost',
    Array.from({ length: 21 }, (_, index) => `https://app${index}.example`).join(),
  ])('refuse %s as other origins', (value) => {
    expect(faultsOf({ ALLOWED_ORIGINS: value })).toEqual([expect.stringContaining('ALLOWED_ORIGINS is ')])
  })

  test('know a prefixing client only among the allowed ones', () => {
    expect(faultsOf({ PATH_ORIGINS: 'https://app.example' })).toEqual([expect.stringContaining('PATH_ORIGINS is ')])
  })

  test('name every wrong value at once', () => {
    expect(faultsOf({ PORT: 'a', LOG_LEVEL: 'b', HOST: 'c d' })).toHaveLength(3)
  })

  test('refuse one port for two servers', () => {
    expect(faultsOf({ PORT: '3001' })).toEqual(['  PORT, CONSOLE_PORT and SANDBOX_PORT must differ: 3001, 3001, 3002'])
  })
})

test('a program that needs a database says how to get one', () => {
  expect(() => requireDatabase(parseSettings({}))).toThrow('npm start')
})
