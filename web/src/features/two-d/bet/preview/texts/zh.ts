import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  would_add: '将要添加的号码',
  left_out: '已满或停止受注，未列入：',
  adds_up: (count) => `其中 ${count} 个已选择，注额将相加。`,
  add_nothing: '还没有可添加的号码',
  add: (count, total) => `添加 ${count} 个号码 · ${total} Ks`,
}

export default zh
