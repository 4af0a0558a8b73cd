/** The app that a test opens, in the words of the glossary. */
import { openHouse, type TestHouse } from './open-house.ts'

export { PATIENT_MS, type Reply, type TestPlayer } from './open-house.ts'

export type TestApp = TestHouse
export const openTestApp = openHouse
/** Every check of the reconciliation, over all that a test has done. */
export const expectLedgerToHold = (app: TestApp): Promise<void> => app.expectBooksToHold()
