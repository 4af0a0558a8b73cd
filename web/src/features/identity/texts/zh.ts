import * as shared from '../../../platform/sentences/zh.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  login: shared.login,
  loggingIn: '正在登录',
  loggedIn: '登录成功。',
  loginLine: '使用手机号或用户名登录。',
  userName: '用户名或手机号',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  forgot: '忘记密码？',
  newHere: '还没有账户？',
  joinNow: shared.join_now,
  passwordHint: '至少 8 个字符。',
  confirmPassword: '确认密码',
  close: shared.close_dialog,
  unexpected: '发生了意外错误。',
} satisfies Texts<typeof en>
