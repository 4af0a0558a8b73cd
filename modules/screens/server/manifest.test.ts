import { expect, test } from 'vitest'
import { appManifest, languageOfManifest } from './manifest.ts'

const manifest = (search: string) =>
  JSON.parse(String(appManifest({ brand_name: 'Padauk', language: languageOfManifest(search) })))

test('an installed site has the name of the platform and shortcuts in the language of the page', () => {
  expect(manifest('?lan=mm')).toMatchObject({
    id: '/?type=all',
    name: 'Padauk',
    lang: 'my',
    dir: 'ltr',
    start_url: '/?type=all',
    scope: '/',
    shortcuts: [
      { name: '2D ထီ', url: '/2d' },
      { name: 'ငွေသွင်းမည်', url: '/information?tab=transfer' },
    ],
  })
  for (const search of ['', '?lan=xx', '?lan=EN']) expect(manifest(search).lang).toBe('en')
})

test('it stays the app that was installed, whatever its language', () => {
  expect(new Set(['en', 'mm', 'zh', 'th'].map((lan) => manifest(`?lan=${lan}`).id)).size).toBe(1)
})
