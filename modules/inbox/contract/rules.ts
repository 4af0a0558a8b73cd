/** Limits of the inbox. */

/** Events of one page of the inbox. */
export const INBOX_PAGE_SIZE = 20
/** Unread events are counted up to this number. */
export const UNREAD_COUNT_MAX = 100
/** Of the events that a page has not shown yet, the newest this many come along. */
export const NEWS_MAX = 3
