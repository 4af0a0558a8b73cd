import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const mm: Texts<typeof en> = {
  new: 'အသစ်',
  free: 'အခမဲ့',
  shan: 'ရှမ်းကိုးမီး',
}

export default mm
