import * as shared from '#platform/site/sentences/mm.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: 'ရှမ်းကိုးမီး',
  back: shared.back,
  line: 'ဖဲနှစ်ချပ်၊ လိုလျှင် တတိယတစ်ချပ်။ ဒိုင်ထက် ကိုးနှင့် နီးသူ နိုင်သည်။',
  account: 'အကောင့်',
  balance: 'လက်ကျန်',
  product_code: 'ဂိမ်းကုဒ်',
  launch: 'ရှမ်းကိုးမီး ဖွင့်မည်',
  launching: 'စားပွဲ ဖွင့်နေသည်',
  new_tab: 'စားပွဲကို တဘ်အသစ်တွင် ဖွင့်ပါမည်။ ဂိမ်းလက်ကျန်ဖြင့် ကစားရသည်။',
  exchange: shared.exchange_balance,
  launched: 'ဂိမ်းကို အောင်မြင်စွာ ဖွင့်ပြီးပါပြီ။',
  open_table: 'စားပွဲကို ဖွင့်ရန်',
  blocked: shared.popup_blocked,
  failed: shared.launch_failed,
  network: 'အင်တာနက် သို့မဟုတ် ဆာဗာ ချို့ယွင်းနေပါသည်။',
  no_user: 'အချက်အလက် မရယူနိုင်ပါ။ အကောင့် ပြန်ဝင်ပေးပါ။',
  rules_title: 'အကျဉ်းချုပ်',
  rule_cards: 'အေကို 1 မှတ်၊ 10 နှင့် ရုပ်ပုံကို သုညမှတ်ဟု တွက်ပြီး ပေါင်းလဒ်၏ နောက်ဆုံးဂဏန်းသာ ယူသည်။',
  rule_do: 'နှစ်ချပ်ဖြင့် ရှစ် သို့မဟုတ် ကိုးရလျှင် ဒို ဖြစ်ပြီး ပွဲချက်ချင်း ပြီးသည်။',
  rule_times: 'အစုံနှင့် အပွင့်တူလျှင် အဆတိုးသည်။ နိုင်သူ၏ဖဲအတိုင်း လောင်းကြေး၏ ငါးဆအထိ နိုင် သို့မဟုတ် ရှုံးနိုင်သည်။',
}

export default mm
