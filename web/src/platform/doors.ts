/**
 * Doors that one feature opens in another. Features are strangers to each other;
 * the app hangs the doors at the start.
 */
export interface DoorOptions {
  /** What the player was about to do; runs after success. */
  then?: () => void
}
type Door = (options: DoorOptions) => void

const doors: { login?: Door; exchange?: Door } = {}

export function hangDoors(hung: Partial<typeof doors>): void {
  Object.assign(doors, hung)
}

/** Opens the login modal. */
export function askLogin(options: DoorOptions = {}): void {
  doors.login?.(options)
}

/** Opens the Exchange Balance dialog. */
export function askExchange(options: DoorOptions = {}): void {
  doors.exchange?.(options)
}
