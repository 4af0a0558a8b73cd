/** The operator did not answer in time, or not understandably: it is not known what it did. */
export class OperatorTimeout extends Error {}
