import { QueueScreen } from './queue/queue-screen.tsx'

export const DepositsScreen = () => <QueueScreen kind="deposits" />
export const WithdrawalsScreen = () => <QueueScreen kind="withdrawals" />
