import { Statement } from './statement.ts'
import { Part } from './template.ts'
import { Json, type JsonValue, type Parameter } from './values.ts'

/** A row of which nobody says what it has. Integers of the database are bigint, so that ids and money never become floats. */
export type Row = Record<string, unknown>

/** A piece of a statement, to be put into another. */
export type Fragment = Statement<readonly object[]>

/** The values that a template may hold. */
export type Value = Parameter | Fragment | Part

/** For statements: db`select 1`. The server prepares each once on each connection. */
export interface Queryable {
  <Rows extends readonly object[] = Row[]>(strings: TemplateStringsArray, ...values: readonly Value[]): Statement<Rows>
  /** A name, or names; behind `in` a list of values. */
  (names: string | readonly (string | bigint | number)[]): Part
  /** Behind `insert into t`: rows with their columns. Behind `update t set`: what each column becomes. */
  <R extends object>(rows: R | readonly R[], ...columns: (keyof R & string)[]): Part
  /** A text as it stands; without values it may be several statements. */
  unsafe<Rows extends readonly object[] = Row[]>(text: string, values?: readonly Parameter[]): Statement<Rows>
  json(value: JsonValue): Json
}

/** For the compiler alone: what needs a transaction must not get a pool. */
declare const TRANSACTION: unique symbol

/** One connection, in a transaction. */
export interface Transaction extends Queryable {
  readonly [TRANSACTION]: true
}

/** One connection, until it is released. */
export interface ReservedConnection extends Queryable {
  release(): void
  discard(): void
}

/** The work of a transaction. */
export type TransactionWork<T> = (tx: Transaction) => PromiseLike<T>

export interface Database extends Queryable {
  /** @param mode "isolation level repeatable read" */
  begin<T>(mode: string, work: TransactionWork<T>): Promise<T>
  begin<T>(work: TransactionWork<T>): Promise<T>
  reserve(): Promise<ReservedConnection>
  /** Resolves when all is done that was asked for; after `timeout` seconds it is given up. */
  end(options?: { timeout?: number }): Promise<void>
}

type Send = (statement: Statement<readonly object[]>) => () => Promise<readonly object[]>

/** @param prepareSend what sends a statement, when it is asked for; made with the statement, so that it knows whose it is */
export function createTag(prepareSend: Send): Queryable {
  const tag = (first: TemplateStringsArray | string | readonly unknown[] | object, ...more: unknown[]) =>
    isTemplate(first) ? new Statement(first, more, prepareSend) : new Part(first, more as string[])
  return Object.assign(tag, {
    unsafe: (text: string, values: readonly Parameter[] = []) => new Statement(text, values, prepareSend),
    json: (value: JsonValue) => new Json(value),
  }) as unknown as Queryable
}

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value
export const isStatement = (value: unknown): value is Statement<readonly object[]> => value instanceof Statement
