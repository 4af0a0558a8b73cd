import { REFERRAL_COOKIE } from '#identity/contract/referral-rules.ts'

/** The code of the link by which this browser came last; empty for one that came by itself. */
export function keptReferral(): string {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${REFERRAL_COOKIE}=`))
  return pair?.slice(REFERRAL_COOKIE.length + 1) ?? ''
}
