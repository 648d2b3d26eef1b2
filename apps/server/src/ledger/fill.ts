import { announce } from '#events/announce.ts'
import { isDeck } from '#instant/terms.ts'
import type { Book } from './book.ts'
import type { Statements } from './member-client.ts'
import type { InstanceRow } from './rows.ts'
import { addressOf, countsOf } from './tell.ts'

/** The last play is sold. What starts when it is full closes with this sale, and its successor opens with it. */
export const fill = (book: Book, instance: InstanceRow): void => {
  if (isDeck(instance)) return
  if (instance.regEnd === Infinity) {
    instance.status = 'CLOSED'
    book.filled.push(instance)
    book.history.push({ instanceId: instance.id, kind: 'closed' })
  } else book.tell(`full/${instance.id}`, () => fullOf(book, instance, null))
}

const fullOf = (book: Book, instance: InstanceRow, nextGameInstanceId: number | null) =>
  announce('gameFull', {
    eventType: 10,
    ...addressOf(book, instance),
    ...countsOf(instance),
    nextGameInstanceId,
  })

/** In the transaction of the last sale, so that there is no moment without an instance to join. */
export const writeFilled = async (client: Statements, book: Book): Promise<void> => {
  for (const instance of book.filled) {
    await client.query(
      `UPDATE game_instance i
          SET closed_at = at, reg_end = at, due_at = at,
              start_at = at + make_interval(secs => (g.schedule ->> 'startAfterFullMs')::float8 / 1000)
         FROM game g, (SELECT to_timestamp($3::float8 / 1000)) AS sale (at)
        WHERE i.member_id = $1 AND i.id = $2 AND g.member_id = $1 AND g.id = i.game_id`,
      [book.memberId, instance.id, book.now],
    )
    const next = await openNext(client, book, instance)
    const closed = announce('gameRegistrationEnd', {
      eventType: 8,
      ...addressOf(book, instance),
      gameStatus: 'CLOSED',
      ...countsOf(instance),
    })
    for (const { topic, event, body } of [...fullOf(book, instance, next), ...closed])
      await client.query('INSERT INTO outbox (member_id, topic, event, body) VALUES ($1, $2, $3, $4::json)', [
        book.memberId,
        topic,
        event,
        JSON.stringify(body),
      ])
  }
}

const openNext = async (client: Statements, book: Book, { gameId }: InstanceRow): Promise<number | null> => {
  const { rows } = await client.query<{ id: number }>(
    `WITH next AS (
       INSERT INTO game_instance (member_id, game_id, rules, prize_table, currency, price, fee, cap, player_max, slot_at, reg_end, start_at, due_at)
       SELECT member_id, id, rules, prize_table, currency, cost, fee, cap, player_max, to_timestamp($3::float8 / 1000), 'infinity', 'infinity', 'infinity'
         FROM game WHERE member_id = $1 AND id = $2 AND active
       RETURNING id, currency)
     INSERT INTO account (member_id, kind, ref, currency) SELECT $1, 'game:escrow', id, currency FROM next
     RETURNING ref::integer AS id`,
    [book.memberId, gameId, book.now],
  )
  return rows[0]?.id ?? null
}
