import * as shared from '../../../platform/sentences/zh.ts'
import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  title: '出了点问题',
  screen: '无法显示此页面，网站的其他部分仍可正常使用。',
  frame: '无法显示本网站。',
  overlay: '无法打开，请重试。',
  again: shared.try_again,
  home: '首页',
  reload: '重新加载',
} satisfies Texts<typeof en>
