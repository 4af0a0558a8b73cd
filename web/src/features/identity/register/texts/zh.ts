import * as shared from '../../../../platform/sentences/zh.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  join: shared.join_now,
  joining: '正在注册',
  registered: '注册成功。',
  name: '姓名',
  phone: '手机号',
  phoneHint: '缅甸手机号，例如 09\u00a0420\u00a0000\u00a0000。',
  referralCode: '推荐码（可不填）',
  ageLine: '注册即表示您确认已年满 18 岁。',
  readFirst: '开户前请阅读：',
  terms: '使用条款',
  privacy: '隐私政策',
  responsiblePlay: '理性游戏',
  haveAccount: '已有账户？',
}

export default zh
