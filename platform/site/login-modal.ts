/**
 * Modals of one feature that another feature opens. Features do not import each other;
 * the app registers the modals at the start.
 */
export interface ModalOptions {
  /** The player's interrupted action; it runs after success. */
  then?: () => void
}
type OpenModal = (options: ModalOptions) => void

const modals: { login?: OpenModal; register?: OpenModal; exchange?: OpenModal } = {}

export function registerModals(opened: Partial<typeof modals>): void {
  Object.assign(modals, opened)
}

/** Opens the login modal. */
export function openLoginModal(options: ModalOptions = {}): void {
  modals.login?.(options)
}

/** Opens the register modal. */
export function openRegisterModal(options: ModalOptions = {}): void {
  modals.register?.(options)
}

/** Opens the Exchange Balance dialog. */
export function openExchangeModal(options: ModalOptions = {}): void {
  modals.exchange?.(options)
}
