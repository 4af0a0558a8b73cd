interface PartnerKeys {
  secret_key: string
  secret_key_previous: string | null
}

/**
 * With which of a partner's keys a call was signed, or null for neither. `isSignedWith` compares in constant time, and
 * both keys are always tried, so that the time tells nothing about either.
 */
export function signingKeyOf(
  { secret_key, secret_key_previous }: PartnerKeys,
  isSignedWith: (secret_key: string) => boolean,
): 'current' | 'previous' | null {
  const is_current = isSignedWith(secret_key)
  const is_previous = secret_key_previous !== null && isSignedWith(secret_key_previous)
  if (is_current) return 'current'
  return is_previous ? 'previous' : null
}
