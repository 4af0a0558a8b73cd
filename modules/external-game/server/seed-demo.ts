import { readFile } from 'node:fs/promises'
import type { Language } from '#platform/contract/language.ts'
import { type Database, transaction } from '#platform/server/database/database.ts'
import { savePicture } from '#platform/server/media/picture-store.ts'

type Names = Record<Language, string>

/** Two sites of the sandbox, by the last part of their address. */
const SITES: { site: string; picture: string; names: Names }[] = [
  {
    site: 'chinlone-club',
    picture: 'sbo-virtual-chinlone',
    names: { en: 'Chinlone Club', mm: 'ခြင်းလုံးကလပ်', zh: '藤球俱乐部', th: 'สโมสรตะกร้อ' },
  },
  {
    site: 'river-races',
    picture: 'ug-boat-race-odds',
    names: { en: 'River Races', mm: 'မြစ်လှေပြိုင်ပွဲ', zh: '江上竞渡', th: 'แข่งเรือแม่น้ำ' },
  },
]
const PICTURES = new URL('../../../tools/art/pictures/games/', import.meta.url)

/**
 * The demo's links to other sites, once, so that what an operator changed stays; the sandbox may have moved to another
 * port since. Without a sandbox there is nothing to link to.
 */
export async function seedExternalGameDemo(db: Database, sandbox_url: string | null): Promise<void> {
  if (sandbox_url === null) return
  await transaction(db, async (tx) => {
    // Two starts at one time must not both find it empty.
    await tx`lock table external_game.link in share row exclusive mode`
    const [found] = await tx`select from external_game.link limit 1`
    for (const [index, { site, picture, names }] of SITES.entries()) {
      const url = new URL(`external/${site}`, `${sandbox_url.replace(/\/+$/, '')}/`).href
      if (found) {
        await tx`
          update external_game.link set url = ${url}
          where url ~ ${`^http://(localhost|127\\.0\\.0\\.1)(:[0-9]+)?/external/${site}$`}`
        continue
      }
      const kept = await savePicture(tx, await readFile(new URL(`${picture}.avif`, PICTURES)))
      if (!kept) throw new Error(`tools/art/pictures/games/${picture}.avif is no picture that may be kept`)
      await tx`
        insert into external_game.link (place, name_en, name_mm, name_zh, name_th, picture, url, shares_profile)
        values (${index + 1}, ${names.en}, ${names.mm}, ${names.zh}, ${names.th}, ${kept.name}, ${url}, true)`
    }
  })
}
