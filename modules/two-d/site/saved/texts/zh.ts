import * as shared from '#platform/site/sentences/zh.ts'
import type { Texts } from '#platform/site/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  lists: '已保存的清单',
  name: '清单名称',
  replaces: '将替换同名的清单。',
  save: '保存',
  saving: '正在保存…',
  cancel: '取消',
  is_saved: (name) => `已保存为“${name}”，可在“输入清单”中使用。`,
  remove: (name) => `删除“${name}”`,
  removing: '正在删除…',
  failed: shared.network_error,
}

export default zh
