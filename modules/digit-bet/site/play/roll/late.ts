/** What the game needs when its first answer is here: how answers are read, and the roll. In one file: one call for all. */
export { parseHistory } from '../answers.ts'
export { takeOverAnswer } from './apply-answer.ts'
export { sendRoll } from './roll.ts'
