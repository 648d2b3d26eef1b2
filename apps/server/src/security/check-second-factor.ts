import type { FaultName } from '@fairground/contract/errors'
import type { Input } from '@fairground/contract/operations'
import type { Tx } from '@fairground/database/transaction'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import type { PlayerRow } from '#player/queries/players.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { hasTotp } from '#sign-in/index.ts'
import { countRecoveryCodes } from './queries/recovery-codes.ts'
import { consumeRecoveryCode } from './recovery-codes.ts'
import { consumeTotpCode } from './totp-secret.ts'
import { verifyPasskeyAnswer } from './verify-passkey-answer.ts'

type Factor = Pick<Input<'finishSecondStep'>, 'code' | 'passkey' | 'recoveryCode'>

/** Returns why the second factor is refused, and undefined if it is right. Each code and challenge works once. */
export const checkSecondFactor = async (
  tx: Tx,
  context: Context,
  member: Member,
  row: PlayerRow,
  challenge: string | null | undefined,
  { code, passkey, recoveryCode }: Factor,
): Promise<FaultName | undefined> => {
  const player = { memberId: member.id, playerId: row.id }
  if (passkey !== undefined) {
    const right =
      challenge && (await verifyPasskeyAnswer(tx, member, row.id, context.siteAddress, challenge, passkey))
    return right ? undefined : 'security.passkeyNotValid'
  }
  if (recoveryCode !== undefined) {
    if (!(await consumeRecoveryCode(tx, context.vault, player, recoveryCode)))
      return 'security.recoveryCodeNotValid'
    const left = await countRecoveryCodes(tx, player)
    await recordSecurityEvent(tx, context, member, row, { name: 'recoveryCodeUsed', facts: { left } })
    return undefined
  }
  const key = context.vault.playerKey(player, row.wrapped)
  const right =
    code !== undefined &&
    key &&
    (await hasTotp(tx, player)) &&
    (await consumeTotpCode(tx, key, player, code, context.now()))
  return right ? undefined : 'security.codeNotValid'
}
