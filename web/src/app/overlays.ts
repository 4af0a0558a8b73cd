import { loginOverlay } from '../features/identity/index.ts'
import { openExchange } from '../features/wallet/index.ts'
import { hangDoors } from '../platform/doors.ts'

/** Here strangers meet: a feature asks for a login or an exchange without knowing who offers it. */
export function hangAppDoors(): void {
  hangDoors({ login: loginOverlay.open, exchange: openExchange })
}
