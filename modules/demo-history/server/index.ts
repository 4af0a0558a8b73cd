export {
  findUnfinished,
  type HistoryPlan,
  isHistoryPlayed,
  isHistoryUnderWay,
  type Mark,
  mayPlay,
  noteBegin,
  noteEnd,
  noteMark,
  type UnfinishedHistory,
} from './progress.ts'
export { historyRoutes } from './staff-routes.ts'
