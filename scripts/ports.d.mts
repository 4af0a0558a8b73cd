type Env = Record<string, string | undefined>

/** A port, and the setting that names it. */
export interface WantedPort {
  name: string
  port: number
}

/** The ports that a start with these settings opens. */
export function portsOf(env: Env): WantedPort[]

/** Where a start with these settings listens. */
export function hostOf(env: Env): string

/** Called before anything is prepared, so that a wrong start costs no time and changes nothing. @throws Error with what to do. */
export function refusePorts(env: Env): Promise<void>

/**
 * In the demo the sandbox stands in for every game maker that is not set, and SANDBOX=off leaves it out. In production
 * it does so only when SANDBOX=on says it.
 * @throws Error
 */
export function isSandboxWanted(settings: { is_demo: boolean }, env: Env): boolean
