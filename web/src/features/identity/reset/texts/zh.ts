import * as shared from '../../../../platform/sentences/zh.ts'
import type { Texts } from '../../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: '重置密码',
  line: '请先联系我们。确认是您本人后，我们会告诉您一个 8 位验证码，15 分钟内有效。',
  contact: shared.contact_us,
  phone: '手机号',
  code: '验证码',
  newPassword: '新密码',
  change: '修改密码',
  changing: '正在修改',
  changed: '密码已修改，请登录。',
} satisfies Texts<typeof en>
