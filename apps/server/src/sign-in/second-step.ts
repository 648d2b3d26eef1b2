import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { OfPlayer } from '#player/of-player.ts'

const stepMinutes = 5
const mostTries = 5

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The password was right: a token with which the login can be finished, once and soon. */
export const makeSecondStep = async (tx: Tx, { memberId, playerId }: OfPlayer): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await tx
    .deleteFrom('second_step')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where(sql<boolean>`expires_at < clock_timestamp()`)
    .execute()
  await tx
    .insertInto('second_step')
    .values({
      member_id: memberId,
      player_id: playerId,
      token_hash: hashOf(token),
      expires_at: sql<number>`clock_timestamp() + make_interval(mins => ${stepMinutes})`,
    })
    .execute()
  return token
}

/** Undefined when the step is over: too late, too many tries, or done. */
export const readSecondStep = (tx: Tx, memberId: number, token: string) =>
  tx
    .selectFrom('second_step')
    .select(['player_id', 'challenge'])
    .where('member_id', '=', memberId)
    .where('token_hash', '=', hashOf(token))
    .where('tries', '<', mostTries)
    .where(sql<boolean>`expires_at > clock_timestamp()`)
    .executeTakeFirst()

export const setChallenge = async (
  tx: Tx,
  memberId: number,
  token: string,
  challenge: string,
): Promise<void> => {
  await tx
    .updateTable('second_step')
    .set({ challenge })
    .where('member_id', '=', memberId)
    .where('token_hash', '=', hashOf(token))
    .execute()
}

/** Counts a try before it is judged. The challenge is good for one answer. Undefined when the step is over. */
export const takeTry = async (tx: Tx, memberId: number, token: string) => {
  const step = await tx
    .selectFrom('second_step')
    .select(['player_id', 'challenge'])
    .where('member_id', '=', memberId)
    .where('token_hash', '=', hashOf(token))
    .where('tries', '<', mostTries)
    .where(sql<boolean>`expires_at > clock_timestamp()`)
    .forUpdate()
    .executeTakeFirst()
  if (!step) return undefined
  await tx
    .updateTable('second_step')
    .set(eb => ({ tries: eb('tries', '+', 1), challenge: null }))
    .where('member_id', '=', memberId)
    .where('token_hash', '=', hashOf(token))
    .execute()
  return step
}

/** False when it was finished already: of two at once only one comes in. */
export const finishStep = async (tx: Tx, memberId: number, token: string): Promise<boolean> => {
  const done = await tx
    .deleteFrom('second_step')
    .where('member_id', '=', memberId)
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  return done.numDeletedRows > 0n
}
