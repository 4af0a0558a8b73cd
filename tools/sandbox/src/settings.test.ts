import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const KNOWN = { GSC_OPERATOR_CODE: 'thzn', GSC_SECRET_KEY: 'long-enough' }

test('stands on the defaults of the demo', () => {
  expect(parseSettings({ ...KNOWN, DATA_DIR: '/var/lib/games' })).toMatchObject({
    port: 3002,
    operator_code: 'THZN',
    operator_url: 'http://127.0.0.1:3000/api',
    public_url: null,
    ledger_file: '/var/lib/games/sandbox/ledger.sqlite',
    chaos: { drop: 0 },
  })
})

test('listens in production on this machine alone, unless HOST names another address', () => {
  expect(parseSettings(KNOWN).host).toBe('0.0.0.0')
  expect(parseSettings({ ...KNOWN, NODE_ENV: 'production' }).host).toBe('127.0.0.1')
  expect(parseSettings({ ...KNOWN, NODE_ENV: 'production', HOST: '10.0.0.2' }).host).toBe('10.0.0.2')
})

test('names each wrong setting in a line of its own', () => {
  const wrong = {
    SANDBOX_PORT: '70000',
    HOST: 'here',
    SANDBOX_OPERATOR_URL: 'ftp://operator',
    SANDBOX_CHAOS: 'drop=2',
    LOG_LEVEL: 'loud',
  }

  expect(() => parseSettings(wrong)).toThrow(
    [
      'Wrong settings:',
      '  SANDBOX_OPERATOR_URL is "ftp://operator", but must be an http:// or https:// address',
      '  SANDBOX_PORT is "70000", but must be a port',
      '  HOST is "here", but must be an IP address',
      '  GSC_OPERATOR_CODE must be four letters or digits',
      '  GSC_SECRET_KEY must have at least 8 characters',
      '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      '  SANDBOX_CHAOS: drop must be a share between 0 and 1',
    ].join('\n'),
  )
})

test('takes faults on purpose in development alone', () => {
  expect(parseSettings({ ...KNOWN, SANDBOX_CHAOS: 'seed=7, duplicate=0.5' }).chaos).toMatchObject({
    seed: 7,
    duplicate: 0.5,
    drop: 0,
  })
  expect(() => parseSettings({ ...KNOWN, SANDBOX_CHAOS: 'seed=7', NODE_ENV: 'production' })).toThrow(
    'not for production',
  )
})
