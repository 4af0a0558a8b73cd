export { isHistoryUnderWay, openClock, restoreClock, stageClock } from './clock.ts'
export { playHistory } from './history.ts'
export { offeredGames } from './offered-games.ts'
export { type Order, readOrder } from './order.ts'
