/** Free of schemas, so that screens can import it cheaply. */

/** How a setting is written: what its number counts, or what its text is. */
export const SETTING_UNITS = [
  'kyat',
  'times',
  'number',
  'days',
  'seconds',
  'yes_no',
  'text',
  'long_text',
  'link',
] as const
export type SettingUnit = (typeof SETTING_UNITS)[number]

export const SETTING_REASON_MAX = 300
/** Changes of one group that its page shows; the audit log has them all. */
export const SETTING_HISTORY_MAX = 8
