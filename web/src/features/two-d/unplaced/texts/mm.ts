import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  label: 'မထိုးရသေးသော ဂဏန်းများ',
  chosen: (count) => `${count} ကွက် ရွေးထားသည်`,
  closes: (time) => `${time} ပွဲ`,
  closed: (time) => `${time} ပွဲ ပိတ်ပြီး`,
  go_on: 'ဆက်ထိုးမည်',
  next: (time) => `${time} အတွက် ထိုးမည်`,
  drop: 'ဤဂဏန်းများကို ဖျက်ရန်',
  sure: 'ရွေးထားသမျှ ဖျက်မလား။',
  yes: 'ဖျက်မည်',
  no: 'ထားမည်',
}

export default mm
