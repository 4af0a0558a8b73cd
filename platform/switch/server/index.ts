export { switchRoutes } from './staff-routes.ts'
export {
  closedFor,
  createSwitches,
  type GetSwitches,
  getSwitches,
  requireGame,
  type Switches,
} from './switches.ts'
