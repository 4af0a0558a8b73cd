export { forgetEvents } from './forget-events.ts'
export { recordEvents } from './record-events.ts'
