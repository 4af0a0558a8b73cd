import { Check } from 'typebox/value'
import { expect } from 'vitest'
import { EVENT_CONTENTS, type EventKind } from '#outbox/contract/events.ts'
import type { TestApp, TestPlayer } from '../app/start-test-app.ts'

interface TestEvent {
  number: number
  kind: EventKind
  content: Record<string, unknown>
}

/** The events of a player as they are committed, oldest first; each is held to the schema of its kind. */
export async function eventsOf(app: Pick<TestApp, 'owner_db'>, player: Pick<TestPlayer, 'id'>): Promise<TestEvent[]> {
  const rows = await app.owner_db<TestEvent[]>`
    select number::integer as number, kind, content from outbox.event where player_id = ${player.id} order by number`
  for (const { kind, content } of rows) expect(Check(EVENT_CONTENTS[kind], content), JSON.stringify(content)).toBe(true)
  return rows
}
