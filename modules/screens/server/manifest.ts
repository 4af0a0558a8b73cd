/** Lets a phone keep the site on its home screen, under the platform's own name. */
export function appManifest(brand_name: string): Buffer {
  const manifest = {
    name: brand_name,
    short_name: brand_name,
    start_url: '/?type=all',
    display: 'standalone',
    background_color: '#06312A',
    theme_color: '#06312A',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      { src: '/icon-180.png', sizes: '180x180', type: 'image/png', purpose: 'any' },
    ],
  }
  return Buffer.from(JSON.stringify(manifest))
}
