import * as shared from '#platform/site/sentences/mm.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: 'ဂိမ်းများ',
  views: 'ဂိမ်းစာရင်း ပုံစံ',
  all: 'အားလုံး',
  hot: 'လူကြိုက်များ',
  promotions: 'ပရိုမိုးရှင်း',
  providers: 'ဂိမ်းကုမ္ပဏီများ',
  go_to_list: 'ဂိမ်းစာရင်း',
  external_games: 'အခြားဂိမ်းများ',
  demo_play: 'အစမ်းကစားရန်',
  new_tab: 'တဘ်အသစ်တွင် ဖွင့်ပါမည်',
  table_games: 'စားပွဲဂိမ်းများ',
  card_games: 'ဖဲဂိမ်းများ',
  bingo_games: 'ဘင်ဂိုဂိမ်းများ',

  list: {
    type: 'အမျိုးအစား',
    provider: 'ဂိမ်းကုမ္ပဏီ',
    sort: 'စီရန်',
    all_types: 'အမျိုးအစားအားလုံး',
    all_providers: 'ဂိမ်းကုမ္ပဏီအားလုံး',
    recommended: 'အကြံပြုချက်',
    popular: 'ကစားသူများ',
    newest: 'အသစ်',
    by_name: 'A–Z',
    favourites: 'အကြိုက်ဆုံးဂိမ်းများ',
    no_favourites: 'ဂိမ်းပေါ်ရှိ အသည်းပုံကို နှိပ်ပြီး ဤနေရာတွင် သိမ်းပါ။',
  },

  demo: {
    title: 'အစမ်းကစားရန်',
    back: 'ဂိမ်းများသို့ ပြန်သွားရန်',
    heading: 'အစမ်းငွေဖြင့် ကစားခြင်း',
    line: 'ဂိမ်းတိုင်းကို အစမ်းငွေ 1,000,000 Ks ဖြင့် စတင်ပါသည်။ အနိုင်အရှုံး မရှိပါ။ ငွေထုတ်၍ မရပါ။',
    none: 'အစမ်းကစားရန် ဂိမ်းမရှိသေးပါ။',
    none_line: 'ဂိမ်းများကို ဝင်ရောက် ကြည့်ရှုနိုင်ပါသည်။',
    to_games: 'ဂိမ်းများသို့',
  },

  game_logs: {
    title: 'ဂိမ်းမှတ်တမ်း',
    deposit: 'ငွေသွင်း',
    withdraw: 'ငွေထုတ်',
    kinds: 'မှတ်တမ်း အမျိုးအစား',
    period: 'ကာလ',
    today: 'ယနေ့',
    yesterday: 'မနေ့က',
    this_week: 'ယခုအပတ်',
    last_week: 'ပြီးခဲ့သောအပတ်',
    game: 'ဂိမ်းအမည်',
    dates: 'ရက်စွဲ',
    spins: 'အကြိမ်',
    spin_count: (count: string) => `${count} ကြိမ်`,
    bet: 'လောင်းကြေး',
    win_loss: 'နိုင်/ရှုံး',
    on_hold: 'ထိန်းထားသည် -',
    none: 'ဂိမ်းမှတ်တမ်း မတွေ့ပါ',
    none_line: 'ဤကာလအတွင်း သင်ကစားသော ဂိမ်းများကို ဤနေရာတွင် ကြည့်နိုင်ပါသည်။',
    failed: shared.something_wrong,
    try_again: shared.try_again,
    to_lobby: 'ဂိမ်းများသို့',
  },
}

export default mm
