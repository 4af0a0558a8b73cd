import * as shared from '../../../../platform/sentences/mm.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: 'ဂိမ်းမှတ်တမ်း',
  deposit: 'ငွေသွင်း',
  withdraw: 'ငွေထုတ်',
  kinds: 'မှတ်တမ်း အမျိုးအစား',
  period: 'ကာလ',
  today: 'ယနေ့',
  yesterday: 'မနေ့က',
  thisWeek: 'ယခုအပတ်',
  lastWeek: 'ပြီးခဲ့သောအပတ်',
  game: 'ဂိမ်းအမည်',
  dates: 'ရက်စွဲ',
  spins: 'အကြိမ်',
  spinCount: (count: string) => `${count} ကြိမ်`,
  bet: 'လောင်းကြေး',
  winLoss: 'နိုင်/ရှုံး',
  onHold: 'ထိန်းထားသည် -',
  none: 'ဂိမ်းမှတ်တမ်း မတွေ့ပါ',
  noneLine: 'ဤကာလအတွင်း သင်ကစားသော ဂိမ်းများကို ဤနေရာတွင် ကြည့်နိုင်ပါသည်။',
  failed: shared.something_wrong,
  tryAgain: shared.try_again,
  toLobby: 'ဂိမ်းများသို့',
} satisfies Texts<typeof en>
