/** Faults while a step is under way: copies of its call at once, or a loss of connections, of the server or of the database. */
export const FAULTS = ['copies', 'kill', 'crash', 'refusal'] as const
export type Fault = (typeof FAULTS)[number]
