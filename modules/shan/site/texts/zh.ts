import * as shared from '#platform/site/sentences/zh.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  title: '掸族九点',
  back: shared.back,
  line: '两张牌，可再补一张，比庄家更接近九点者胜。',
  account: '账户',
  balance: '余额',
  product_code: '游戏代码',
  launch: '启动掸族九点',
  launching: '正在打开牌桌',
  new_tab: '牌桌将在新标签页中打开，使用您的游戏余额。',
  exchange: shared.exchange_balance,
  launched: '游戏启动成功！',
  open_table: '打开牌桌',
  blocked: shared.popup_blocked,
  failed: shared.launch_failed,
  network: '网络或服务器错误。',
  no_user: '无法加载用户信息，请重新登录。',
  rules_title: '简要规则',
  rule_cards: 'A 算 1 点，10 与花牌为 0，只看总和的个位。',
  rule_do: '两张牌为八点或九点即为天牌，本局立即结束。',
  rule_times: '对子与同花会加倍：赢家的牌最多按投注的五倍计算，输赢皆然。',
}

export default zh
