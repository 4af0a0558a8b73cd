import type { Texts } from '../../../platform/texts.ts'
import type en from './en.ts'

export default {
  renewed: 'เว็บไซต์ได้รับการปรับปรุงแล้ว เวอร์ชันใหม่จะโหลดเมื่อคุณไปหน้าอื่น',
} satisfies Texts<typeof en>
