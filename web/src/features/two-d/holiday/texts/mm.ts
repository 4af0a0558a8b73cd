import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  title: '2D ပိတ်ရက်များ',
  weekends: 'စနေ၊ တနင်္ဂနွေနှင့် အောက်ပါရက်များတွင် 2D ပိတ်ပါသည်။',
  years: 'နှစ်များ',
  failed: 'ပိတ်ရက်စာရင်း ရယူ၍ မရပါ။',
  provisional: 'အတည်မပြုရသေး',
}

export default mm
