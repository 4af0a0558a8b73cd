import { AccountTabs } from './account-tabs.tsx'
import { BalanceButton, DepositLink } from './balance-button.tsx'
import { BalancePoll } from './balance-poll.tsx'
import { BottomBar } from './bottom-bar.tsx'

/** What the frame has for members only; guests do without its code. */
export const memberFrame = { AccountTabs, BalanceButton, BalancePoll, BottomBar, DepositLink }
