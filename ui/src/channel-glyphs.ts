import type { Glyph } from './icon.tsx'
import { chatTeardropDotsFill } from './icons/chat-teardrop-dots-fill.ts'
import { facebookLogoFill } from './icons/facebook-logo-fill.ts'
import { phoneCallFill } from './icons/phone-call-fill.ts'
import { telegramLogoFill } from './icons/telegram-logo-fill.ts'

/** Services on which a house is reached, by the names that the specification knows. */
export const CHANNEL_GLYPHS: Record<string, Glyph> = {
  Viber: phoneCallFill,
  Telegram: telegramLogoFill,
  Facebook: facebookLogoFill,
  Line: chatTeardropDotsFill,
}
