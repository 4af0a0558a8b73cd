import { loginOverlay } from '../features/identity/index.ts'
import { type DoorOptions, hangDoors } from '../platform/doors.ts'

/** Members alone exchange, and most visits do without. */
function openExchange(options: DoorOptions): void {
  import('../features/wallet/index.ts').then(
    (wallet) => wallet.openExchange(options),
    (error: unknown) => console.warn('exchange', error),
  )
}

/** Here strangers meet: a feature asks for a login or an exchange without knowing who offers it. */
export function hangAppDoors(): void {
  hangDoors({ login: loginOverlay.open, exchange: openExchange })
}
