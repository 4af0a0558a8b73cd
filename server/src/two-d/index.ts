export { currentDraw, currentDraws, type Draw, draws, latchClosed, lockDraw } from './draw.ts'
export { openDraws } from './open-draws.ts'
export { numberOf } from './rules.ts'
