import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  notFoundTitle: '找不到此页面',
  notFoundLine: '页面已移动，或地址有误。',
  goHome: '返回首页',
} satisfies Texts<typeof en>
