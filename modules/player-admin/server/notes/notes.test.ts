import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { kyat } from '#platform/contract/money.ts'
import type { PlayerNoteAnswer, PlayerNotesAnswer } from '#player-admin/contract/notes.ts'
import type { PlayerAnswer } from '#player-admin/contract/staff.ts'
import type { AuditAnswer } from '#staff/contract/staff.ts'
import type { TestStaff } from '#tests/support/app/open-console.ts'
import type { TestPlayer } from '#tests/support/app/start-test-app.ts'
import { startTestAppWithStaff } from '#tests/support/app/test-app-with-staff.ts'
import { paymentAccount } from '#tests/support/use-cases/payment-accounts.ts'
import { requestDepositFor } from '#tests/support/use-cases/request-from-cashier.ts'

const { app, consoleClient, owner } = await startTestAppWithStaff(['owner'])
const support = await consoleClient.staff('support')
let player: TestPlayer
beforeEach(async () => {
  player = await app.player({ main: kyat(50_000) })
})

const note = (text: string, more: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  text,
  is_important: false,
  ...more,
})
const write = (body: Record<string, unknown>, as: TestStaff = support, id: number | bigint = player.id) =>
  consoleClient.call('POST', `/players/${id}/notes`, { as, body })
const written = async (body: Record<string, unknown>, as?: TestStaff) => {
  const reply = await write(body, as)
  expect(reply.status, reply.text).toBe(200)
  return (reply.body as PlayerNoteAnswer).data
}
async function listed(as: TestStaff = support, after?: string) {
  const query = after === undefined ? '' : `?after=${after}`
  return (await consoleClient.call('GET', `/players/${player.id}/notes${query}`, { as })).body as PlayerNotesAnswer
}
const important = async (as: TestStaff = owner) => {
  const reply = await consoleClient.call('GET', `/players/${player.id}`, { as })
  return (reply.body as PlayerAnswer).data.important_notes.map(({ text }) => text)
}

describe('a note on a player', () => {
  test('is read by colleagues with its author and time, and stands in the audit log', async () => {
    const made = await written(note('  asks every day after the same deposit '))

    const { data } = await listed(owner)
    expect(data).toEqual([{ ...made, written_by: { ...made.written_by, is_me: false } }])
    expect(made).toMatchObject({
      text: 'asks every day after the same deposit',
      written_by: { user_name: support.user_name, is_me: true },
      is_important: false,
      closed_by: null,
    })
    const reply = await consoleClient.call('GET', `/audit?object=player:${player.id}`, { as: owner })
    expect((reply.body as AuditAnswer).data[0]).toMatchObject({
      action: 'players.note',
      user_name: support.user_name,
      role: 'support',
      after: { note_id: made.id, is_important: false },
    })
  })

  test('is one when its answer was lost and it is sent again, and not another one under the same id', async () => {
    const body = note('lost the phone')
    await written(body)
    await written(body)

    expect((await listed()).data).toHaveLength(1)
    expect((await write({ ...body, text: 'found the phone' })).body.code).toBe('idempotency_key_reused')
  })

  test.each([
    ['nothing', ' '],
    ['no word', '???'],
    ['more than a thousand letters', 'ab'.repeat(501)],
  ])('of %s is refused by its field', async (_what, text) => {
    const reply = await write(note(text))
    expect([reply.status, reply.body.error_codes]).toEqual([422, { text: 'player_note_invalid' }])
  })

  test('stays as it is: the database refuses a change and a deletion', async () => {
    const { id } = await written(note('a first note'))
    await expect(app.owner_db`update player_admin.note set text = 'another' where id = ${id}`).rejects.toThrow(
      /only ever/,
    )
    await expect(app.owner_db`delete from player_admin.note where id = ${id}`).rejects.toThrow(/only ever/)
  })

  test('of an agent’s player is not the agent’s to read where the company wrote it, and the company reads all', async () => {
    const agent = await consoleClient.staff('agent')
    const helper = await consoleClient.staff('sub_agent', {
      parent_id: agent.id,
      permissions: ['players.read', 'player_notes.write'],
    })
    await app.owner_db`update identity.player set agent_id = ${agent.id} where id = ${player.id}`
    await written(note('is the agent’s brother', { is_important: true }))
    await written(note('pays on Fridays', { is_important: true }), helper)

    expect((await listed(agent)).data.map(({ text }) => text)).toEqual(['pays on Fridays'])
    expect(await important(agent)).toEqual(['pays on Fridays'])
    expect(await important()).toEqual(['pays on Fridays', 'is the agent’s brother'])
    const other = await consoleClient.staff('agent')
    expect((await write(note('not mine'), other)).body.code).toBe('not_found')
  })

  test('comes with the others in pages without a gap', async () => {
    await app.owner_db`
      insert into player_admin.note (id, player_id, staff_id, text, is_important, created_at)
      select gen_random_uuid(), ${player.id}, ${support.id}, 'note ' || n, false,
             timestamptz '2026-01-01Z' + (n / 7) * interval '1 microsecond' from generate_series(1, 120) n`
    const seen: string[] = []
    for (let after: string | undefined = ''; after !== undefined; ) {
      const { data, next }: PlayerNotesAnswer = await listed(support, after || undefined)
      seen.push(...data.map(({ id }) => id))
      after = next ?? undefined
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  })

  test('cannot be written without end: after sixty in an hour the next one waits', async () => {
    const busy = await consoleClient.staff('support')
    await app.owner_db`
      insert into player_admin.note (id, player_id, staff_id, text, is_important)
      select gen_random_uuid(), ${player.id}, ${busy.id}, 'note ' || n, false from generate_series(1, 60) n`
    expect((await write(note('one more'), busy)).body.code).toBe('too_many_requests')
  })
})

describe('an important note', () => {
  test('stands open on the player’s page until a newer note closes it, and then stays in the list', async () => {
    const { id } = await written(note('ask for the passport first', { is_important: true }))
    expect(await important()).toEqual(['ask for the passport first'])

    const closing = await written(note('passport seen', { closes: id }), owner)

    expect(await important()).toEqual([])
    expect((await listed()).data).toMatchObject([
      { id: closing.id, closes: id },
      { id, is_important: true, closed_by: { user_name: owner.user_name } },
    ])
    const again = await write(note('closed again', { closes: id }))
    expect(again.body.error_codes).toEqual({ closes: 'note_not_open' })
  })

  test('of another player is not closed here', async () => {
    const { id } = await written(note('somebody else uses it', { is_important: true }))
    const other = await app.player()
    const reply = await write(note('done', { closes: id }), support, other.id)
    expect(reply.body.error_codes).toEqual({ closes: 'note_not_open' })
  })

  test('is refused beside five others unless it closes one of them', async () => {
    const notes = []
    for (const word of ['one', 'two', 'three', 'four', 'five']) {
      notes.push(await written(note(`warning ${word}`, { is_important: true })))
    }
    const sixth = await write(note('warning six', { is_important: true }))
    expect(sixth.body.error_codes).toEqual({ is_important: 'important_notes_full' })
    await written(note('warning seven', { is_important: true, closes: notes[0]?.id }))
    expect(await important()).toHaveLength(5)
  })

  test('is there when somebody decides about a request of the player, and not for staff who see no players', async () => {
    await written(note('pay only to the own account', { is_important: true }))
    const id = await requestDepositFor(app, player, await paymentAccount(app))
    const notesFor = async (as: TestStaff) => {
      const { body } = await consoleClient.call('GET', `/deposits/${id}`, { as })
      return (body.data as { important_notes: { text: string }[] }).important_notes.map(({ text }) => text)
    }
    expect(await notesFor(owner)).toEqual(['pay only to the own account'])
    const agent = await consoleClient.staff('agent')
    await app.owner_db`update cashier.request set agent_id = ${agent.id} where id = ${id}`
    const permissions = ['deposits.read' as const]
    expect(await notesFor(await consoleClient.staff('sub_agent', { parent_id: agent.id, permissions }))).toEqual([])
  })
})
