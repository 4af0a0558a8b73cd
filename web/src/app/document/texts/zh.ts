import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  description: '来 Thazin 玩老虎机、真人娱乐、捕鱼和体育：数字投注的每一次开奖都可亲自验证，两个余额清清楚楚。',
  gameWindowLost: '游戏已关闭，请关闭此窗口后重新点击“进入游戏”。',
} satisfies Texts<typeof en>
