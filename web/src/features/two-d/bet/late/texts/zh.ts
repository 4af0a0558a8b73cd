import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  clear: '清除所有号码',
  no_reverse: '所有对调号码都已选择',
  capacity_failed: '无法加载各号码的剩余额度。',
  draw_closed: '本场投注已截止。',
  bet_on: (time) => `投注 ${time} 场`,
  other_draw: (count, time, sum) => `${time} 场：${count} 个号码 · ${sum} Ks`,
  take_along: '带到本场',
}

export default zh
