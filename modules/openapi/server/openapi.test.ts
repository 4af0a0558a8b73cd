import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openConsoleOf, type TestConsole } from '#tests/support/app/open-console.ts'
import { startTestApp, type TestApp } from '#tests/support/app/start-test-app.ts'
import { CONSOLE_DOCUMENT, readDocument, SITE_DOCUMENT } from './document.ts'

let app: TestApp
let console_app: TestConsole
beforeAll(async () => {
  app = await startTestApp({ has_api_docs: true })
  console_app = await openConsoleOf(app)
})
afterAll(async () => {
  await console_app.close()
  await app.close()
})

/** The parts that a browser would refuse: a style that the policy does not name, anything that is loaded, anything that runs. */
function refusedByBrowser(html: string, policy: string): string[] {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    ...(policy.includes(`'sha256-${hash}'`) ? [] : ['its style']),
    ...(html.match(/<(?:script|link|img|iframe|object|form)\b[^>]*>|\sstyle="|\son[a-z]+="|\ssrc=/g) ?? []),
  ]
}

describe('the API for integrators', () => {
  test('is served as the document that the repository keeps', async () => {
    const { status, text, headers } = await app.call('GET', '/api/openapi.json')

    expect(status).toBe(200)
    expect(text).toBe(readDocument(SITE_DOCUMENT).toString())
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  test('is a page of its own, with every call and nothing that a browser would load', async () => {
    const { text, headers } = await app.call('GET', '/api/docs')

    const { paths } = JSON.parse(readDocument(SITE_DOCUMENT).toString()) as { paths: Record<string, object> }
    const places = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `id="${method}-${path.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}"`,
      ),
    )
    expect(places.filter((place) => !text.includes(place))).toEqual([])
    expect(refusedByBrowser(text, String(headers['content-security-policy']))).toEqual([])
  })

  test('has a place for each of its links', async () => {
    const { text } = await app.call('GET', '/api/docs')

    const links = [...text.matchAll(/href="#([^"]+)"/g)].map(([, place = '']) => place)
    expect(links.length).toBeGreaterThan(50)
    expect([...new Set(links)].filter((place) => !text.includes(`id="${place}"`))).toEqual([])
  })

  test('is not there where it is not switched on', async () => {
    const plain = await startTestApp()

    const statuses = await Promise.all(
      ['/api/openapi.json', '/api/docs'].map(async (path) => (await plain.call('GET', path)).status),
    )

    expect(statuses).toEqual([404, 404])
    await plain.close()
  })
})

describe('the API of the console', () => {
  test.each(['/openapi.json', '/docs'])('%s is for signed-in staff alone', async (path) => {
    const { status, body } = await console_app.call('GET', path)

    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  })

  test('is served to each of the staff, as a document and as a page', async () => {
    const staff = await console_app.staff('editor')

    const json = await console_app.call('GET', '/openapi.json', { as: staff })
    const page = await console_app.call('GET', '/docs', { as: staff })

    expect(json.text).toBe(readDocument(CONSOLE_DOCUMENT).toString())
    expect(page.text).toContain('id="post-api-console-deposits-id-approve"')
    expect(refusedByBrowser(page.text, String(page.headers['content-security-policy']))).toEqual([])
  })

  test('is not on the players’ site', async () => {
    expect((await app.call('GET', '/api/console/openapi.json')).status).toBe(404)
  })
})
