import { QueueScreen } from './queue/queue-screen.tsx'

export { RequestReview } from './detail/request-review.tsx'

export const DepositsScreen = () => <QueueScreen kind="deposits" />
export const WithdrawalsScreen = () => <QueueScreen kind="withdrawals" />
