import { defineScreenPart, type ScreenPart } from '../../platform/route.ts'

export type TransferView = 'deposit' | 'withdraw' | 'wallets'

/** A view from the address; anything else is the deposit. */
export const readView = (text: string | null): TransferView =>
  text === 'withdraw' || text === 'wallets' ? text : 'deposit'

/** Each view is a chunk of its own: a visit shows one of them. */
export const TRANSFER_PARTS: Record<TransferView, ScreenPart> = {
  deposit: defineScreenPart('features/cashier/deposit/deposit-form.tsx', async () => {
    return (await import('./deposit/deposit-form.tsx')).DepositForm
  }),
  withdraw: defineScreenPart('features/cashier/withdraw/withdraw-form.tsx', async () => {
    return (await import('./withdraw/withdraw-form.tsx')).WithdrawForm
  }),
  wallets: defineScreenPart('features/cashier/wallet/wallets.tsx', async () => {
    return (await import('./wallet/wallets.tsx')).Wallets
  }),
}
