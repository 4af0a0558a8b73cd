import * as shared from '#platform/site/sentences/mm.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  favourite: (game: string) => `${game} - အကြိုက်ဆုံး`,
  favourites_full: (max: number) => `အကြိုက်ဆုံးဂိမ်း ${max} ခု ပြည့်နေပါပြီ။ တစ်ခုကို အရင်ဖယ်ရှားပါ။`,
  network: shared.network_error,
}

export default mm
