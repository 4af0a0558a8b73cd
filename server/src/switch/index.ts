export { switchRoutes } from './staff-routes.ts'
export {
  createSwitches,
  getSwitches,
  type ReadSwitches,
  requireGame,
  requireRequests,
  type Switches,
} from './switches.ts'
