import { HTML_LANG, isLanguage, type Language } from '#platform/contract/language.ts'

const SHORTCUTS: Record<Language, { two_d: string; deposit: string }> = {
  en: { two_d: '2D lottery', deposit: 'Deposit' },
  mm: { two_d: '2D ထီ', deposit: 'ငွေသွင်းမည်' },
  zh: { two_d: '2D 彩票', deposit: '存款' },
  th: { two_d: 'หวย 2D', deposit: 'ฝากเงิน' },
}
/** Phones know an installed site by it: another one would be another app beside it. */
const START = '/?type=all'
const png = (src: string, size: number, purpose: 'any' | 'maskable') => {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
const SHORTCUT_ICONS = [png('/icon-192.png', 192, 'any')]

/** The language of the document that names the manifest; a browser asks for it without cookies. */
export function languageOfManifest(search: string): Language {
  const language = new URLSearchParams(search).get('lan')
  return isLanguage(language) ? language : 'en'
}

/** Lets a phone keep the site on its home screen, under the platform's own name. */
export function appManifest({ brand_name, language }: { brand_name: string; language: Language }): Buffer {
  const { two_d, deposit } = SHORTCUTS[language]
  const manifest = {
    id: START,
    name: brand_name,
    short_name: brand_name,
    lang: HTML_LANG[language],
    dir: 'ltr',
    start_url: START,
    scope: '/',
    display: 'standalone',
    background_color: '#06312A',
    theme_color: '#06312A',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      png('/icon-180.png', 180, 'any'),
      png('/icon-192.png', 192, 'any'),
      png('/icon-512.png', 512, 'any'),
      png('/icon-maskable-192.png', 192, 'maskable'),
      png('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: two_d, url: '/2d', icons: SHORTCUT_ICONS },
      { name: deposit, url: '/information?tab=transfer', icons: SHORTCUT_ICONS },
    ],
  }
  return Buffer.from(JSON.stringify(manifest))
}
