import * as shared from '#platform/site/sentences/mm.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  lists: 'သိမ်းထားသော စာရင်းများ',
  name: 'စာရင်းအမည်',
  replaces: 'ဤအမည်ဖြင့် သိမ်းထားသော စာရင်းကို အစားထိုးပါမည်။',
  save: 'သိမ်းမည်',
  saving: 'သိမ်းနေသည်…',
  cancel: 'မလုပ်တော့ပါ',
  is_saved: (name) => `“${name}” အဖြစ် သိမ်းပြီးပါပြီ။ “ရိုက်ထိုး” တွင် ရှိပါသည်။`,
  remove: (name) => `“${name}” ကို ဖျက်မည်`,
  removing: 'ဖျက်နေသည်…',
  failed: shared.network_error,
}

export default mm
