export { switchRoutes } from './operator-routes.ts'
export {
  openSwitches,
  type ReadSwitches,
  readSwitches,
  requireGame,
  requireRequests,
  type Switches,
} from './switches.ts'
