import * as shared from '../../../../platform/sentences/mm.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: 'အကောင့်ဝင်ထားသော စက်များ',
  back: shared.back,
  line: 'စက်တစ်ခုသည် အသုံးမပြုသော်လည်း ရက် 30 အထိ အကောင့်ဝင်ထားလျက် ရှိပါမည်။',
  advice: 'မသိသော စက်ကို တွေ့ပါက အကောင့်မှ ထွက်စေပြီး စကားဝှက် ပြောင်းပါ။',
  thisDevice: 'ဤစက်',
  loggedIn: (date, time) => `ဝင်ချိန် ${date}၊ ${time}`,
  lastUsed: (date, time) => `နောက်ဆုံးသုံး ${date}၊ ${time}`,
  logout: 'ထွက်မည်',
  ended: 'ထိုစက်သည် အကောင့်မှ ထွက်ပြီးပါပြီ။',
  logoutOthers: 'အခြားစက်အားလုံးမှ ထွက်မည်',
  othersEnded: 'အခြားစက်အားလုံးမှ ထွက်ပြီးပါပြီ။',
  tryAgain: shared.try_again,
}

export default mm
