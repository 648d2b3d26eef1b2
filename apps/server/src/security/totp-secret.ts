import type { Tx } from '@fairground/database/transaction'
import { Secret, TOTP } from 'otpauth'
import { openBytes, sealBytes } from '#vault/sealing.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { advanceLastStep, findTotpSecret } from './queries/totp.ts'

const secretBytes = 20
const stepMs = 30_000
/** Also accepts the previous and the next code, because phone clocks are inexact. */
const stepTolerance = 1

const sealContext = ({ memberId, playerId }: PlayerKey): string => `totp/${memberId}/${playerId}`

export const newTotp = (issuer: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: new Secret({ size: secretBytes }) })

export const sealTotp = (key: Buffer, player: PlayerKey, { secret }: TOTP): Buffer =>
  sealBytes(key, sealContext(player), secret.bytes)

/** Returns the time step of the code, or undefined if the code is wrong. */
const findTimeStep = (secret: Secret, code: string, now: number): number | undefined => {
  const aside = TOTP.validate({ secret, token: code, timestamp: now, window: stepTolerance })
  return aside === null ? undefined : Math.floor(now / stepMs) + aside
}

/** Returns whether the code is right. A code can be used once, and no older code is accepted after it. */
export const consumeTotpCode = async (
  tx: Tx,
  key: Buffer,
  player: PlayerKey,
  code: string,
  now: number,
): Promise<boolean> => {
  const sealedSecret = await findTotpSecret(tx, player)
  if (!sealedSecret) return false
  const bytes = new Uint8Array(openBytes(key, sealContext(player), sealedSecret))
  const step = findTimeStep(new Secret({ buffer: bytes.buffer }), code, now)
  return step !== undefined && advanceLastStep(tx, player, step)
}
