import { describe, expect, test } from 'vitest'
import { parseDatabaseAddress, tlsOptions } from './database-address.ts'

const CA = new URL('../../../../tests/support/database/tls/ca.crt', import.meta.url).pathname

describe('the address of the database', () => {
  test('is read with its hosts, its user and its way to encrypt', () => {
    expect(
      parseDatabaseAddress(
        `postgres://thazin_owner:p%40ss@db1.example:6432,[::1],10.0.0.7:5433/thazin?sslmode=verify-full&sslrootcert=${CA}&target_session_attrs=read-write`,
      ),
    ).toEqual({
      hosts: [
        { host: 'db1.example', port: 6432 },
        { host: '::1', port: 5432 },
        { host: '10.0.0.7', port: 5433 },
      ],
      user: 'thazin_owner',
      password: 'p@ss',
      database: 'thazin',
      tls: 'verify-full',
      ca: expect.stringContaining('BEGIN CERTIFICATE'),
    })
  })

  test('says nothing of encryption and has none', () => {
    expect(parseDatabaseAddress('postgresql://me@localhost/thazin')).toMatchObject({
      tls: 'disable',
      ca: null,
      password: '',
    })
  })

  test('with a root certificate verifies it, where it only asked for encryption', () => {
    expect(parseDatabaseAddress(`postgres://me@localhost/thazin?sslmode=require&sslrootcert=${CA}`).tls).toBe(
      'verify-ca',
    )
    expect(parseDatabaseAddress('postgres://me@localhost/thazin?sslmode=require', 'PEM')).toMatchObject({
      tls: 'verify-ca',
      ca: 'PEM',
    })
    expect(parseDatabaseAddress('postgres://me@localhost/thazin?sslmode=require').tls).toBe('require')
    expect(parseDatabaseAddress('postgres://me@localhost/thazin?sslmode=no-verify', 'PEM').tls).toBe('no-verify')
  })

  test.each([
    ['mysql://me@localhost/thazin', 'must be postgres://USER:PASSWORD@HOST:PORT/DATABASE'],
    ['postgres://me@localhost', 'must be postgres://USER:PASSWORD@HOST:PORT/DATABASE'],
    ['postgres://localhost/thazin', 'names no user'],
    ['postgres://me:secret@/thazin', 'has a host that cannot be read: ""'],
    ['postgres://me:secret@[nine]/thazin', 'has a host that cannot be read: "[nine]"'],
    ['postgres://me:secret@localhost:99999/thazin', 'has the port 99999, but must have one from 1 to 65535'],
    ['postgres://me:secret@%2Ftmp/thazin', 'names a socket file, but must name a host'],
    ['postgres://me:se%cret@localhost/thazin', 'has a % that begins no encoded letter'],
    ['postgres://me:secret@localhost/thazin?sslmode=prefer', 'has sslmode=prefer, but must have one of disable'],
    ['postgres://me:secret@localhost/thazin?sslmod=require', 'has the parameter sslmod, but only sslmode'],
    ['postgres://me:secret@localhost/thazin?target_session_attrs=standby', 'has target_session_attrs=standby'],
    ['postgres://me:secret@localhost/thazin?sslrootcert=/no/such.crt', 'names the root certificate /no/such.crt'],
    [`postgres://me:secret@${'a,'.repeat(9)}a/thazin`, 'has 10 hosts, but may have 9 at most'],
  ])('%s is refused with a sentence', (url, sentence) => {
    expect(() => parseDatabaseAddress(url)).toThrow(`DATABASE_URL ${sentence}`)
    expect(() => parseDatabaseAddress(url)).not.toThrow('secret')
  })

  test('gives TLS the name of its host, and no name of an address by number', () => {
    const address = parseDatabaseAddress('postgres://me@localhost,127.0.0.1/thazin?sslmode=verify-full', 'PEM')

    expect(address.hosts.map((host) => tlsOptions(address, host))).toEqual([
      { rejectUnauthorized: true, host: 'localhost', servername: 'localhost', ca: 'PEM' },
      { rejectUnauthorized: true, host: '127.0.0.1', ca: 'PEM' },
    ])
  })
})
