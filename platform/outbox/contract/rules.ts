/** How long an event is kept and shown. */
export const INBOX_DAYS = 90
