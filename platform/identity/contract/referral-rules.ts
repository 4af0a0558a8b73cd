/** How a link brings a referral code to the register form. Free of schemas, so that screens can import it cheaply. */

/** `/?ref=CODE`, on any page of the site. */
export const REFERRAL_QUERY = 'ref'
/** The server keeps the code here: a visitor who came by a link looks around before they register. It is no secret. */
export const REFERRAL_COOKIE = 'ref'
export const REFERRAL_COOKIE_DAYS = 30

/** Whether a link may have this text as a code; only a registration learns whether the code exists. */
export function isWrittenCode(text: string): boolean {
  return /^[A-Za-z0-9]{1,40}$/.test(text)
}
