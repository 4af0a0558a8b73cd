import { type Static, type TSchema, Type } from 'typebox'
import { EVENT_CONTENTS, type EventOf } from '#outbox/contract/events.ts'
import { Answer } from '#platform/contract/answer.ts'
import { Nullable, Number18, Time } from '#platform/contract/shapes.ts'
import { NEWS_MAX, UNREAD_COUNT_MAX } from './rules.ts'

/** The number of an event: those of a player count from 1, and a newer event has a larger one. */
const EventNumber = Type.Integer({ minimum: 1 })

const eventOf = (kind: string, content: TSchema) =>
  Type.Object({ number: EventNumber, created_at: Time, kind: Type.Literal(kind), content })

/** An event as its player reads it. */
export type InboxEvent = EventOf & { number: number; created_at: string }
export const InboxEvent = Type.Unsafe<InboxEvent>(
  Type.Union(Object.entries(EVENT_CONTENTS).map(([kind, content]) => eventOf(kind, content))),
)

/** GET /inbox: newest first; `after` is the answer's own `next`. */
export const InboxQuery = Type.Object({ after: Type.Optional(Number18) })
export type InboxQuery = Static<typeof InboxQuery>

const marks = {
  /** The number of the newest event, 0 where there never was one. */
  newest: Type.Integer({ minimum: 0 }),
  /** The player has read the events up to this number, on any device. */
  read_up_to: Type.Integer({ minimum: 0 }),
  /** Events that the player has not read, counted up to 100. */
  unread: Type.Integer({ minimum: 0, maximum: UNREAD_COUNT_MAX }),
}

export const Inbox = Type.Object({
  events: Type.Array(InboxEvent),
  /** The `after` of the following page; null on the last. */
  next: Nullable(Type.String()),
  ...marks,
})
export type Inbox = Static<typeof Inbox>
export const InboxAnswer = Answer(Inbox)

/** GET /inbox/news: `since` is the number of the newest event that the page knows. */
export const InboxNewsQuery = Type.Object({ since: Type.Optional(Type.String({ pattern: '^(0|[1-9][0-9]{0,14})$' })) })
export type InboxNewsQuery = Static<typeof InboxNewsQuery>

export const InboxNews = Type.Object({
  ...marks,
  /** Newer than `since` and not read yet, newest first; none without `since`. */
  events: Type.Array(InboxEvent, { maxItems: NEWS_MAX }),
})
export type InboxNews = Static<typeof InboxNews>
export const InboxNewsAnswer = Answer(InboxNews)

/** POST /inbox/read: everything up to this number is read. An older number changes nothing. */
export const InboxReadBody = Type.Object(
  { up_to: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
  { additionalProperties: false },
)
export type InboxReadBody = Static<typeof InboxReadBody>
export const InboxMarks = Type.Object(marks)
export type InboxMarks = Static<typeof InboxMarks>
export const InboxReadAnswer = Answer(InboxMarks)
