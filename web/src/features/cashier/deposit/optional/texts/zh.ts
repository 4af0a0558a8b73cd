import type { Texts } from '../../../../../platform/texts.ts'
import type en from './en.ts'

const zh: Texts<typeof en> = {
  transaction_id: '完整交易编号（选填）',
  receipt: '凭证图片（选填）',
  receipt_hint: '转账截图可以帮助我们更快核对这笔款项。',
  choose_picture: '选择图片',
  reading_picture: '正在处理图片',
  remove_picture: '移除图片',
  picture_of_receipt: '已选凭证',
  picture_heic: '这是 HEIC 照片。请对它截图，然后选择截图。',
  picture_unreadable: '请选择 JPEG、PNG 或 WebP 图片。',
  change_picture: '更换',
}

export default zh
