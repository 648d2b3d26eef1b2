import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { signIn, exchangeCode, findPlayerByIdentity } from '#sign-in/index.ts'

export const attemptCodeAuthentication: Handler<'attemptCodeAuthentication'> = async (
  { code },
  caller,
  context,
) => {
  const { member, session } = caller
  if (session) throw new Refusal('login.alreadyAuthenticated')
  const identity = await exchangeCode(context, member, code)
  if (!identity) throw new Refusal('login.credentialsNotValid')
  const player = await inMember(context.db, member.id, tx =>
    findPlayerByIdentity(tx, context.vault, member.id, identity),
  )
  if (!player) throw new Refusal('login.credentialsNotValid')
  return signIn(player, caller, context)
}
