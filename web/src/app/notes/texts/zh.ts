import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  offline: '您已离线，显示的是上次的数据。',
  no_line: '无网络连接',
  on_break: '您正在冷静期',
  break: '冷静期',
}

export default zh
