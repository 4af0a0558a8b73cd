import type { Texts } from '../texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  ended: '您的登录已失效。',
  go_on: '请登录以继续。您输入和选择的内容仍保留在此。',
  not_done: '登录已失效，操作未执行。请重试。',
}

export default zh
