import { createHash } from 'node:crypto'
import type { TestApp } from '#tests/support/app/start-test-app.ts'
import { testPicture } from '#tests/support/partners/aggregator-server.ts'
import { settled } from '#tests/support/partners/sync-catalog.ts'

type Words = Record<'en' | 'mm' | 'zh' | 'th', string>

interface Ad {
  kind: 'carousel' | 'popup'
  text: Words
  link?: string
}

async function savePicture(app: TestApp, shade: number): Promise<string> {
  const bytes = testPicture(shade, 8)
  const name = `${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}.png`
  await app.owner_db`
    insert into picture.picture (name, width, height, bytes) values (${name}, 8, 8, ${bytes}) on conflict do nothing`
  return name
}

/** Puts the operator's content on the first page. */
export async function hangOut(app: TestApp, content: { ads: Ad[]; line?: Words }): Promise<void> {
  for (const [place, { kind, text, link }] of content.ads.entries()) {
    const picture = await savePicture(app, 40 * (place + 1))
    const [ad] = await app.owner_db<{ id: number }[]>`
      insert into content.banner (kind, place, text_en, text_mm, text_zh, text_th, link)
      values (${kind}, ${place}, ${text.en}, ${text.mm}, ${text.zh}, ${text.th}, ${link ?? null}) returning id`
    await app.owner_db`
      insert into content.banner_picture (banner_id, language, picture) values (${ad?.id ?? 0}, 'en', ${picture})`
  }
  const { line } = content
  if (line) {
    await app.owner_db`
      insert into content.banner_text (place, text_en, text_mm, text_zh, text_th)
      values (1, ${line.en}, ${line.mm}, ${line.zh}, ${line.th})`
  }
  await settled()
}
