export { switchRoutes } from './staff-routes.ts'
export {
  getSwitches,
  openSwitches,
  type ReadSwitches,
  requireGame,
  requireRequests,
  type Switches,
} from './switches.ts'
