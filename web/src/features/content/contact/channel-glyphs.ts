import type { Glyph } from '#ui/icon.tsx'
import { chatTeardropDotsFill } from '#ui/icons/chat-teardrop-dots-fill.ts'
import { facebookLogoFill } from '#ui/icons/facebook-logo-fill.ts'
import { phoneCallFill } from '#ui/icons/phone-call-fill.ts'
import { telegramLogoFill } from '#ui/icons/telegram-logo-fill.ts'

/** By the names that the specification knows. */
export const CHANNEL_GLYPHS: Record<string, Glyph> = {
  Viber: phoneCallFill,
  Telegram: telegramLogoFill,
  Facebook: facebookLogoFill,
  Line: chatTeardropDotsFill,
}
