import { SlipsScreen } from './slips-screen.tsx'

/** /morning-bet-slip */
export function MorningScreen() {
  return <SlipsScreen path="/twod-bet-slips" />
}
