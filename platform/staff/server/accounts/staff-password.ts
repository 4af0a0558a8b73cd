import { passwordFault } from '#identity/server/index.ts'
import type { FieldFault } from '#platform/contract/problem.ts'
import { STAFF_PASSWORD_LENGTH_MIN } from '#staff/contract/rules.ts'

/** Staff hold the money of others: their passwords are longer than those of players. */
export async function staffPasswordFault(
  password: string,
  { user_name, brand_name }: { user_name: string; brand_name: string },
): Promise<FieldFault | null> {
  const letters = [...password].length
  if (letters > 0 && letters < STAFF_PASSWORD_LENGTH_MIN) return 'staff_password_too_short'
  return passwordFault(password, { name: user_name, phone: null, brand_name })
}
