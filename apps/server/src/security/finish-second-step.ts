import type { FaultName } from '@fairground/contract/errors'
import type { Input } from '@fairground/contract/operations'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { Member } from '#member/members.ts'
import type { Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { playerById, type PlayerRow } from '#player/player-rows.ts'
import { openDoor } from '#sign-in/enter.ts'
import { hasTotp } from '#sign-in/second-factors.ts'
import { finishStep, takeTry } from '#sign-in/second-step.ts'
import { takePasskeyAnswer } from './passkey-answer.ts'
import { takeTotpCode } from './totp-secret.ts'

export const finishSecondStep: Handler<'finishSecondStep'> = async (input, caller, context) => {
  const { member } = caller
  if ((input.code === undefined) === (input.passkey === undefined)) throw new Refusal('request.invalid')
  // The try stays counted whatever comes of it.
  const step = await inMember(context.db, member.id, tx => takeTry(tx, member.id, input.token))
  if (!step) throw new Refusal('security.secondStepOver')
  const judged = await inMember(context.db, member.id, async tx => {
    const player = await playerById(tx, member.id, step.player_id)
    return { player, refused: await refusalOf(tx, context, member, player, step.challenge, input) }
  })
  if (judged.refused) throw new Refusal(judged.refused)
  return openDoor(judged.player, caller, context, async tx => {
    if (!(await finishStep(tx, member.id, input.token))) throw new Refusal('security.secondStepOver')
  })
}

const refusalOf = async (
  tx: Tx,
  { vault, siteAddress, now }: Context,
  member: Member,
  player: PlayerRow,
  challenge: string | null,
  { code, passkey }: Input<'finishSecondStep'>,
): Promise<FaultName | undefined> => {
  const who = { memberId: member.id, playerId: player.id }
  if (passkey !== undefined) {
    const right =
      challenge !== null && (await takePasskeyAnswer(tx, member, player.id, siteAddress, challenge, passkey))
    return right ? undefined : 'security.passkeyNotValid'
  }
  const key = vault.playerKey(who, player.wrapped)
  const right =
    code !== undefined && key && (await hasTotp(tx, who)) && (await takeTotpCode(tx, key, who, code, now()))
  return right ? undefined : 'security.codeNotValid'
}
