import { defineScreenPart, type ScreenPart } from '#platform/site/route.ts'

export type TransferView = 'deposit' | 'correct' | 'withdraw' | 'wallets'

/** A view from the address; anything else is the deposit. */
export const parseView = (text: string | null): TransferView =>
  text === 'correct' || text === 'withdraw' || text === 'wallets' ? text : 'deposit'

/** Each view is a chunk of its own: a visit shows one of them. */
export const TRANSFER_PARTS: Record<TransferView, ScreenPart> = {
  deposit: defineScreenPart(
    'modules/cashier/site/deposit/deposit-form.tsx',
    async () => (await import('../deposit/deposit-form.tsx')).DepositForm,
  ),
  correct: defineScreenPart(
    'modules/cashier/site/deposit/correction/correction-form.tsx',
    async () => (await import('../deposit/correction/correction-form.tsx')).CorrectionForm,
  ),
  withdraw: defineScreenPart(
    'modules/cashier/site/withdraw/withdraw-form.tsx',
    async () => (await import('../withdraw/withdraw-form.tsx')).WithdrawForm,
  ),
  wallets: defineScreenPart(
    'modules/cashier/site/wallet/wallets.tsx',
    async () => (await import('../wallet/wallets.tsx')).Wallets,
  ),
}
