import type { Tx } from '@fairground/database/transaction'
import { Secret, TOTP } from 'otpauth'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { OfPlayer } from '#player/of-player.ts'

const secretBytes = 20
const stepMs = 30_000
/** Clocks of phones are a little off: the code before and the one after are good too. */
const stepsAside = 1

const belongsTo = ({ memberId, playerId }: OfPlayer): string => `totp/${memberId}/${playerId}`

export const newTotp = (issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: new Secret({ size: secretBytes }) })

export const sealTotp = (key: Buffer, player: OfPlayer, { secret }: TOTP): Buffer =>
  sealBytes(key, belongsTo(player), secret.bytes)

/** The step of time the code belongs to. Undefined when it is not of this secret and this moment. */
const stepOf = (secret: Secret, code: string, now: number): number | undefined => {
  const aside = TOTP.validate({ secret, token: code, timestamp: now, window: stepsAside })
  return aside === null ? undefined : Math.floor(now / stepMs) + aside
}

/** Whether the code is right. It is used up with that: no code of its step or of an earlier one is good again. */
export const takeTotpCode = async (
  tx: Tx,
  key: Buffer,
  player: OfPlayer,
  code: string,
  now: number,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('totp')
    .select('sealed_secret')
    .where('member_id', '=', player.memberId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirst()
  if (!row) return false
  const bytes = new Uint8Array(openBytes(key, belongsTo(player), row.sealed_secret))
  const step = stepOf(new Secret({ buffer: bytes.buffer }), code, now)
  if (step === undefined) return false
  const used = await tx
    .updateTable('totp')
    .set({ last_step: BigInt(step) })
    .where('member_id', '=', player.memberId)
    .where('player_id', '=', player.playerId)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}
