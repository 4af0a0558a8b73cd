import { chatTeardropDotsFill, facebookLogoFill, phoneCallFill, telegramLogoFill } from '../../icons.ts'
import type { Glyph } from './icon.tsx'

/** Services on which a platform is reached, by the names that the specification knows. */
export const CHANNEL_GLYPHS: Record<string, Glyph> = {
  Viber: phoneCallFill,
  Telegram: telegramLogoFill,
  Facebook: facebookLogoFill,
  Line: chatTeardropDotsFill,
}
