import {
  type Act,
  type DemoPast,
  deposit,
  logIn,
  logOut,
  openDraws,
  roll,
  slip,
  toGame,
  toMain,
  withdraw,
} from './actions.ts'

const HOUR_MS = 3_600_000
/** One of each thing that moves money, in less than an hour. */
const ACTS: readonly Act[] = [
  logIn,
  deposit(20_000, '775301', { action: 'approve' }),
  toGame(5_000),
  roll({ bet_type: 'big' }, 200, 3),
  roll({ bet_type: 'digit', digit: 4 }, 100, 2),
  toMain(1_000),
  openDraws,
  slip('morning', ['08', '80'], 100),
  slip('evening', ['19', '91'], 200),
  withdraw(10_000, { action: 'approve' }),
  logOut,
]

/** Where it is played, and from when on. */
type Stage = Omit<DemoPast, 'moment' | 'user_name' | 'token' | 'cashier' | 'counts' | 'refusals'>

/** A later morning of a player whose past is known, from `now` on. Answers what was refused. */
export async function playDemoDay(stage: Stage): Promise<string[]> {
  const past: DemoPast = {
    ...stage,
    now: stage.now + HOUR_MS,
    moment: stage.now,
    user_name: stage.player.phone,
    token: '',
    cashier: { user_name: 'cashier', password: 'thazin-demo', address: '37.98.1.9', cookie: null, seen_at: 0 },
    counts: { series: 1, wagers: 0 },
    refusals: [],
  }
  for (const act of ACTS) await act(past)
  return past.refusals
}
