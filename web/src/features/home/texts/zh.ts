import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: '首页',
  headingPick: '选一个数字，',
  headingCheck: '每次开奖都可验证。',
  line: '十个数字，大或小，每个结果您都能自己重新算出来。',
  proof: '如何验证开奖',
  digitBet: '数字投注',
  digitBetLine: '大、小、0–9',
  play: '立即开玩',
  offers: '我们提供什么',
  fairTitle: '可验证的开奖',
  fairLine: '数字在您下注前就已封存，之后您可以重新计算自己的任何一次开奖。',
  walletTitle: '两个清楚的余额',
  walletLine: '主账户存放资金，游戏余额用来游戏，您可以自行双向转换。',
  historyTitle: '记录完整',
  historyLine: '每一次投注和转换都连同金额保留在您的记录中。',
  safeTitle: '只有您能进入',
  safeLine: '密码从不以可读形式保存。修改密码会结束其他所有登录。',
  begin: '如何开始',
  stepJoin: '用手机号注册',
  stepMove: '把资金转入游戏余额',
  stepRoll: '选数字、大或小，然后开奖',
  ageLine: '仅限年满 18 岁的玩家。请量力而行。',
  bestViewed: '建议使用桌面浏览器（Chrome 72 或更新版本），分辨率 1280x1024 或更高。',
  copyright: (name: string) => `© 2019 ${name}。保留所有权利。`,
} satisfies Texts<typeof en>
