/**
 * The flags of each process of the platform. Each batch of bets leaves a few hundred kilobytes of garbage. With the usual
 * space for young objects, garbage collection took a sixth of the processor.
 */
export const NODE_FLAGS = ['--max-semi-space-size=64']
