import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  digit_wins: (digit) => `开出数字 ${digit}，中奖！`,
  big_wins: '开大，中奖！',
  small_wins: '开小，中奖！',
  digit_loses: (digit) => `没有开出数字 ${digit}。`,
  big_loses: '没有开出大。',
  small_loses: '没有开出小。',
  added: (paid, gain) => `${paid} Ks 已加入您的游戏余额（+${gain}）。`,
  staked: (amount) => `本次投注额为 ${amount} Ks。`,
  contributions: ({ s, own, roll }) => `${s}（平台）+ ${own}（您）= ${s + own} → ${roll}`,
  backend_error: '服务器错误：',
  unanswered: '重试只会查询同一次投注，不会重复投注。',
}

export default zh
