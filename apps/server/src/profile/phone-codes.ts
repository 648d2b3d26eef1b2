import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { playerKeyOf } from '#player/details.ts'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { Vault } from '#vault/vault.ts'
import type { OfPlayer } from '#player/of-player.ts'

export const codeMinutes = 10
const mostTries = 5
const mostSendsAnHour = 3
const digits = 6

const codeHash = (vault: Vault, { memberId }: OfPlayer, requestId: string, code: string): Buffer =>
  vault.digest(memberId, 'phone-code', `${requestId}/${code}`)

const belongsTo = ({ memberId, playerId }: OfPlayer, requestId: string): string =>
  `phone-code/${memberId}/${playerId}/${requestId}`

/** No phone rings through us more often than this, whoever asks, and no player makes more phones ring. */
export const maySendCode = async (
  tx: Tx,
  vault: Vault,
  { memberId, playerId }: OfPlayer,
  phone: string,
): Promise<boolean> => {
  const { rows } = await sql<{ sent: number }>`
    SELECT count(*)::int AS sent FROM phone_code
     WHERE member_id = ${memberId} AND made_at > clock_timestamp() - interval '1 hour'
       AND (player_id = ${playerId} OR phone_digest = ${vault.digest(memberId, 'phone', phone)})`.execute(tx)
  return (rows[0]?.sent ?? 0) < mostSendsAnHour
}

/** A new code for the phone. It takes the place of the codes before it. */
export const makePhoneCode = async (
  tx: Tx,
  vault: Vault,
  player: OfPlayer,
  phone: string,
): Promise<{ readonly requestId: string; readonly code: string }> => {
  const { memberId, playerId } = player
  const requestId = randomBytes(16).toString('base64url')
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const key = await playerKeyOf(tx, vault, player)
  await tx
    .updateTable('phone_code')
    .set(eb => ({ used_at: eb.fn('clock_timestamp') }))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null)
    .execute()
  await tx
    .insertInto('phone_code')
    .values({
      member_id: memberId,
      request_id: requestId,
      player_id: playerId,
      phone_digest: vault.digest(memberId, 'phone', phone),
      sealed_phone: sealBytes(key, belongsTo(player, requestId), Buffer.from(phone)),
      code_hash: codeHash(vault, player, requestId, code),
      expires_at: sql<number>`clock_timestamp() + make_interval(mins => ${codeMinutes})`,
    })
    .execute()
  return { requestId, code }
}

/** The phone that the code proves. A wrong try is counted, so the caller's transaction must commit either way. */
export const tryPhoneCode = async (
  tx: Tx,
  vault: Vault,
  player: OfPlayer,
  requestId: string,
  code: string,
): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('phone_code')
    .select(['code_hash', 'sealed_phone'])
    .where('member_id', '=', player.memberId)
    .where('player_id', '=', player.playerId)
    .where('request_id', '=', requestId)
    .where('used_at', 'is', null)
    .where('tries', '<', mostTries)
    .where(sql<boolean>`expires_at > clock_timestamp()`)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const right = timingSafeEqual(row.code_hash, codeHash(vault, player, requestId, code))
  await tx
    .updateTable('phone_code')
    .set(right ? { used_at: sql<number>`clock_timestamp()` } : { tries: sql<number>`tries + 1` })
    .where('member_id', '=', player.memberId)
    .where('request_id', '=', requestId)
    .execute()
  if (!right) return undefined
  const key = await playerKeyOf(tx, vault, player)
  return openBytes(key, belongsTo(player, requestId), row.sealed_phone).toString()
}
