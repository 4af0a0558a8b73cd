import { AccountTabs } from './account-tabs.tsx'
import { BalanceButton, DepositLink } from './balance-button.tsx'
import { BalancePoll } from './balance-poll.tsx'
import { BottomBar } from './bottom-bar.tsx'

/** The parts of the frame for members only; guests do without their code. */
export const memberFrame = { AccountTabs, BalanceButton, BalancePoll, BottomBar, DepositLink }
