import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

export default {
  more: 'စည်းကမ်းချက်၊ ကိုယ်ရေးလုံခြုံမှုနှင့် ကစားခြင်း',
  terms: 'စည်းကမ်းချက်များ',
  privacy: 'ကိုယ်ရေးလုံခြုံမှု',
  responsiblePlay: 'တာဝန်သိသိ ကစားခြင်း',
  licenses: 'လိုင်စင်များ',
  loading: 'စာသားကို ဖွင့်နေသည်...',
  draft: 'ဤစာသည် မူကြမ်း ဖြစ်ပါသည်။ ရှေ့နေ မစစ်ဆေးရသေးပါ။',
  changed: (date: string) => `နောက်ဆုံး ပြင်ဆင်သည့်ရက် - ${date}`,
  licensesLead: (name: string) =>
    `${name} ကို အောက်ပါ ဆော့ဖ်ဝဲ၊ စာလုံးပုံစံနှင့် အိုင်ကွန်များဖြင့် တည်ဆောက်ထားပါသည်။ တစ်ခုစီ၏ လိုင်စင်ကို မူရင်းစာသားအတိုင်း ပြထားပါသည်။`,
  count: (count: number) => `လိုင်စင် ${count} ခု`,
  asText: 'အားလုံးကို စာတစ်ခုတည်းအဖြစ် ကြည့်ရန်',
} satisfies Texts<typeof en>
