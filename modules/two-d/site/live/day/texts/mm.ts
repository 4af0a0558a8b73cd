import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  day: 'ယနေ့ ပွဲများ',
  opens: (day, time) => `ဈေးကွက်ဖွင့်ချိန် ${day} ${time}`,
  slips: (count) => `ဘောက်ချာ ${count}`,
  no_slips: 'ဘောက်ချာ မရှိ',
}

export default mm
