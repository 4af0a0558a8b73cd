import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  rules_title: '规则与赔率',
  rule_bet: '投注',
  rule_wins_on: '中奖条件',
  rule_pays: '赔率',
  rule_return: '返还率',
  rule_itself: '该数字',
  rule_stake: ({ min, max }) => `投注额 = 投注金额 × 倍数，${min} 至 ${max} Ks，从游戏余额扣除。`,
  rule_max_payout: (amount) => `单次开奖最高可得 ${amount} Ks。`,
  rule_paid: '中奖后，投注额乘以赔率的金额立即存入游戏余额，其中已包含本金。',
  rule_return_line: '返还率指长期来看全部投注额返还给玩家的比例，单次结果可能相差很大。',
  rule_auto: '选择数字、大或小后开始 90 秒倒计时，到 0 时自动开奖一次。再点一次您的选择即可停止。',
  rule_manual: '不会自动开奖，由您按下开奖按钮。',
  rule_interval: (seconds) => `两次开奖之间至少间隔 ${seconds} 秒。`,
  rule_lost: '如果连接中断，已到达平台的投注按其结果有效，可在记录中查看；未到达的投注不扣款。',
  rule_void: '被拒绝的投注不扣款。已有结果的开奖为最终结果。',
  rule_fair: '每次开奖如何产生、如何验证',
  rules_failed: '规则加载失败。',
}

export default zh
