export { switchRoutes } from './staff-routes.ts'
export {
  openSwitches,
  type ReadSwitches,
  readSwitches,
  requireGame,
  requireRequests,
  type Switches,
} from './switches.ts'
