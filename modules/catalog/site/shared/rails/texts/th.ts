import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const th: Texts<typeof en> = {
  new: 'ใหม่',
  free: 'ฟรี',
  shan: 'ฉานโกมี',
}

export default th
