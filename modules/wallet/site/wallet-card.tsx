import type { ReactNode } from 'react'
import { useSession } from '#platform/site/session/session.ts'
import { useTexts } from '#platform/site/texts.ts'
import { BalanceCard } from '#ui/components/display/balance-card.tsx'
import { walletTexts } from './texts.ts'

/** Both balances with what stands between them, and what is not at the player's disposal yet. */
export function WalletCard({ between }: { between?: ReactNode }) {
  const texts = useTexts(walletTexts)
  const { user } = useSession()
  return (
    <BalanceCard
      main={{ label: texts.main_balance, amount: user?.main_balance }}
      game={{ label: texts.game_balance, amount: user?.balance }}
      between={between}
      more={[
        { label: texts.bonus_balance, amount: user?.bonus_balance },
        { label: texts.held_balance, amount: user?.held_balance },
      ]}
    />
  )
}
