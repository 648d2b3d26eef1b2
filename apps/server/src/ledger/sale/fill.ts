import { announce } from '#events/announce.ts'
import { isDeck } from '#kinds/deck-terms.ts'
import type { Book } from '#ledger/book/book.ts'
import type { MemberClient } from '#ledger/member-client.ts'
import type { InstanceRow } from '#ledger/book/rows.ts'
import { instanceAddress, instanceCounts } from '#ledger/book/publish.ts'

/** Handles the last sale: an instance that starts when full closes with it, and the next instance opens in the same transaction. */
export const fill = (book: Book, instance: InstanceRow): void => {
  if (isDeck(instance)) return
  if (instance.regEnd === Infinity) {
    instance.status = 'CLOSED'
    book.filled.push(instance)
    book.history.push({ instanceId: instance.id, kind: 'closed' })
  } else book.publish(`full/${instance.id}`, () => gameFullEvent(book, instance, null))
}

/** Each event has its own version, because a client drops an event that is not newer than the last one. */
const closedEvents = (book: Book, instance: InstanceRow, next: number | null, times: FilledTimes) => {
  const { version, ...address } = instanceAddress(book, instance)
  const closed = { ...address, gameStatus: 'CLOSED' as const, ...instanceCounts(instance) }
  return [
    ...gameFullEvent(book, instance, next),
    ...announce('gameRegistrationEnd', { eventType: 8, ...closed, version: version + 1 }),
    ...announce('gameUpdate', {
      eventType: 1,
      ...closed,
      version: version + 2,
      tournamentStartTime: Math.floor(times.startAt),
      registrationEndTime: Math.floor(times.registrationEndAt),
    }),
  ]
}

interface FilledTimes {
  readonly startAt: number
  readonly registrationEndAt: number
}

const gameFullEvent = (book: Book, instance: InstanceRow, nextGameInstanceId: number | null) =>
  announce('gameFull', {
    eventType: 10,
    ...instanceAddress(book, instance),
    ...instanceCounts(instance),
    nextGameInstanceId,
  })

/** Runs in the transaction of the last sale, so that there is always an instance to join. */
export const writeFilled = async (client: MemberClient, book: Book): Promise<void> => {
  for (const instance of book.filled) {
    const { rows } = await client.query<FilledTimes>(
      `UPDATE game_instance i
          SET closed_at = at, reg_end = at, due_at = at, version = version + 2,
              start_at = at + make_interval(secs => (g.schedule ->> 'startAfterFullMs')::float8 / 1000)
         FROM game g, (SELECT to_timestamp($3::float8 / 1000)) AS sale (at)
        WHERE i.member_id = $1 AND i.id = $2 AND g.member_id = $1 AND g.id = i.game_id
        RETURNING i.start_at AS "startAt", i.reg_end AS "registrationEndAt"`,
      [book.memberId, instance.id, book.now],
    )
    const next = await openNext(client, book, instance)
    for (const { topic, event, body } of closedEvents(book, instance, next, rows[0]!))
      await client.query('INSERT INTO outbox (member_id, topic, event, body) VALUES ($1, $2, $3, $4::json)', [
        book.memberId,
        topic,
        event,
        JSON.stringify(body),
      ])
  }
}

const openNext = async (
  client: MemberClient,
  book: Book,
  { gameId }: InstanceRow,
): Promise<number | null> => {
  const { rows } = await client.query<{ id: number }>(
    `WITH next AS (
       INSERT INTO game_instance (member_id, game_id, rules, prize_table, currency, price, fee, cap, player_max, slot_at, reg_end, start_at, due_at)
       SELECT member_id, id, rules, prize_table, currency, cost, fee, cap, player_max, to_timestamp($3::float8 / 1000), 'infinity', 'infinity', 'infinity'
         FROM game WHERE member_id = $1 AND id = $2 AND active AND NOT paused
       RETURNING id, currency)
     INSERT INTO account (member_id, kind, ref, currency) SELECT $1, 'game:escrow', id, currency FROM next
     RETURNING ref::integer AS id`,
    [book.memberId, gameId, book.now],
  )
  return rows[0]?.id ?? null
}
