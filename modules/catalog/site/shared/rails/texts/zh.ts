import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  new: '新',
  free: '免费',
  shan: '掸族九点',
}

export default zh
