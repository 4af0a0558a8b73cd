export { onStage, openClock, openPoolsClock, restoreClock, stageClock } from './clock.ts'
export type { DemoPlayer } from './demo-acts.ts'
export { playDemoDay } from './demo-day.ts'
export { playDemoPast, type SlipDay } from './demo-past.ts'
export { playHistory } from './history.ts'
export { Line } from './line.ts'
export type { Lottery } from './lottery.ts'
export type { KnownRows } from './market.ts'
export { offeredGames } from './offered-games.ts'
export { historyUntil, type Order, readOrder } from './order.ts'
export { type Plan, startOf } from './plan.ts'
export { openShanMaker } from './shan.ts'
export { historyRoutes } from './staff-routes.ts'
export {
  findUnfinished,
  isHistoryPlayed,
  isHistoryUnderWay,
  type Mark,
  mayPlay,
  noteBegin,
  noteEnd,
  noteMark,
  type Unfinished,
} from './unfinished.ts'
