/** The code that the game needs when its first answer is here: the parser of answers, and the roll. One file: one request. */
export { parseHistory } from '../answers.ts'
export { takeOverAnswer } from './apply-answer.ts'
export { sendRoll } from './roll.ts'
