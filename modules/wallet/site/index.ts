import { defineOverlay } from '#platform/site/overlay.tsx'
import { walletTexts } from './texts.ts'

/** The part of the wallet that the app and its frame may use. */
export interface ExchangeOptions {
  /** The player's interrupted action; it runs after the money has moved. */
  then?: () => void
}

export const exchangeOverlay = defineOverlay<ExchangeOptions>({
  load: async () => (await import('./exchange/exchange-dialog.tsx')).ExchangeDialog,
  texts: [walletTexts],
})

/** Opens the Exchange Balance dialog. */
export function openExchange(options: ExchangeOptions = {}): void {
  exchangeOverlay.open(options)
}
