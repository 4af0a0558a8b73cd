/** It is not known whether the operator did what he was asked to. */
export class Unanswered extends Error {}
