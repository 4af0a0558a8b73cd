/**
 * How a process of the platform is started: each set of bets leaves a few hundred kilobytes behind, and with the usual
 * room for young objects a sixth of the processor went into carrying the living from one corner to the other.
 */
export const NODE_FLAGS = ['--max-semi-space-size=64']
