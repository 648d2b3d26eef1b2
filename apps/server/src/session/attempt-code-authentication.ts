import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { enter } from '#sign-in/enter.ts'
import { identityOfCode, playerOfIdentity } from '#sign-in/outside-identity.ts'

export const attemptCodeAuthentication: Handler<'attemptCodeAuthentication'> = async (
  { code },
  caller,
  context,
) => {
  const { member, session } = caller
  if (session) throw new Refusal('login.alreadyAuthenticated')
  const identity = await identityOfCode(context, member, code)
  if (!identity) throw new Refusal('login.credentialsNotValid')
  const player = await inMember(context.db, member.id, tx =>
    playerOfIdentity(tx, context.vault, member.id, identity),
  )
  if (!player) throw new Refusal('login.credentialsNotValid')
  return enter(player, caller, context)
}
