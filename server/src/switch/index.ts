export { switchRoutes } from './staff-routes.ts'
export {
  createSwitches,
  type GetSwitches,
  getSwitches,
  requireGame,
  requireRequests,
  type Switches,
} from './switches.ts'
