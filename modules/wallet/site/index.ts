import { defineOverlay } from '#platform/site/overlay.tsx'
import { walletTexts } from './texts.ts'

/** What the app and its chrome may use of the wallet. */
export interface ExchangeOptions {
  /** What the player was about to do; runs after the money has moved. */
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
