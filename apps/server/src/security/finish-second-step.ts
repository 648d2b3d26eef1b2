import type { FaultName } from '@fairground/contract/errors'
import type { Input } from '@fairground/contract/operations'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer, type PlayerRow } from '#player/queries/players.ts'
import { openSession, hasTotp, deleteSecondStep, countTry } from '#sign-in/index.ts'
import { verifyPasskeyAnswer } from './verify-passkey-answer.ts'
import { consumeTotpCode } from './totp-secret.ts'

export const finishSecondStep: Handler<'finishSecondStep'> = async (input, caller, context) => {
  const { member } = caller
  if ((input.code === undefined) === (input.passkey === undefined)) throw new Refusal('request.invalid')
  // In its own transaction, so that the try counts even if the check fails.
  const step = await inMember(context.db, member.id, tx => countTry(tx, member.id, input.token))
  if (!step) throw new Refusal('security.secondStepOver')
  const checked = await inMember(context.db, member.id, async tx => {
    const player = await readPlayer(tx, member.id, step.player_id)
    return { player, refused: await findRefusal(tx, context, member, player, step.challenge, input) }
  })
  if (checked.refused) throw new Refusal(checked.refused)
  return openSession(checked.player, caller, context, async tx => {
    if (!(await deleteSecondStep(tx, member.id, input.token))) throw new Refusal('security.secondStepOver')
  })
}

const findRefusal = async (
  tx: Tx,
  { vault, siteAddress, now }: Context,
  member: Member,
  player: PlayerRow,
  challenge: string | null,
  { code, passkey }: Input<'finishSecondStep'>,
): Promise<FaultName | undefined> => {
  const playerKey = { memberId: member.id, playerId: player.id }
  if (passkey !== undefined) {
    const right =
      challenge !== null &&
      (await verifyPasskeyAnswer(tx, member, player.id, siteAddress, challenge, passkey))
    return right ? undefined : 'security.passkeyNotValid'
  }
  const key = vault.playerKey(playerKey, player.wrapped)
  const right =
    code !== undefined &&
    key &&
    (await hasTotp(tx, playerKey)) &&
    (await consumeTotpCode(tx, key, playerKey, code, now()))
  return right ? undefined : 'security.codeNotValid'
}
