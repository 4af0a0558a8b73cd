import { loginOverlay, registerOverlay } from '#identity/site/index.ts'
import { type ModalOptions, registerModals } from '#platform/site/login-modal.ts'

/** Members alone exchange, and most visits do without. */
function openExchange(options: ModalOptions): void {
  import('#wallet/site/index.ts').then(
    (wallet) => wallet.openExchange(options),
    (error: unknown) => console.warn('exchange', error),
  )
}

/** Here strangers meet: a feature asks for a login or an exchange without knowing who offers it. */
export function registerAppModals(): void {
  registerModals({ login: loginOverlay.open, register: registerOverlay.open, exchange: openExchange })
}
