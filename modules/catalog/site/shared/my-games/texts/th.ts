import * as shared from '#platform/site/sentences/th.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  favourite: (game: string) => `${game}: เกมที่ชอบ`,
  favourites_full: (max: number) => `คุณมีเกมที่ชอบครบ ${max} เกมแล้ว กรุณานำออกก่อนหนึ่งเกม`,
  network: shared.network_error,
}

export default th
