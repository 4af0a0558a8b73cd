import { SlipsScreen } from './slips-screen.tsx'

/** /evening-bet-slip */
export function EveningScreen() {
  return <SlipsScreen path="/evening-twod-bet-slips" />
}
