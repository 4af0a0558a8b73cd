/** What goes wrong while a step is under way, or how often it is asked for at once. */
export const FAULTS = ['copies', 'kill', 'crash', 'refusal'] as const
export type Fault = (typeof FAULTS)[number]
