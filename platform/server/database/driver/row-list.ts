/** Rows of an answer, with what it says of them. */
export class RowList extends Array<object> {
  #command = ''
  #count = 0

  /** The kind of statement, as PostgreSQL calls it: SELECT, INSERT, COMMIT. */
  get command(): string {
    return this.#command
  }
  /** Rows that were read or changed. */
  get count(): number {
    return this.#count
  }

  /** @param tag "INSERT 0 5", "CREATE TABLE" */
  complete(tag: string): void {
    const [, command = tag, count = '0'] = /^([A-Z ]+?)(?: \d+)*?(?: (\d+))?$/.exec(tag) ?? []
    this.#command = command
    this.#count = Number(count)
  }

  /** `map` and `filter` of it give a plain array. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array
  }
}
