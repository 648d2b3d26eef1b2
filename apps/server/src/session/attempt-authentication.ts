import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { ownsToken } from '#providers/identity-provider.ts'
import { enter } from '#sign-in/enter.ts'
import { playerOfIdentity } from '#sign-in/outside-identity.ts'
import { identityProviderOf } from '#sign-in/partners.ts'

/** The provider is asked whose token it is: nothing that the caller says of it is believed. */
export const attemptAuthentication: Handler<'attemptAuthentication'> = async (
  { userId, accessToken },
  caller,
  context,
) => {
  const { member, session } = caller
  const { db, vault, siteAddress, log } = context
  if (session) throw new Refusal('login.alreadyAuthenticated')
  const provider = await inMember(db, member.id, tx => identityProviderOf(tx, vault, member, siteAddress))
  if (!provider) throw new Refusal('login.credentialsNotValid')
  const right = await ownsToken(provider, accessToken, userId).catch((error: unknown) => {
    log.warn({ err: error }, 'a token was not confirmed')
    return false
  })
  if (!right) throw new Refusal('login.credentialsNotValid')
  const identity = { issuer: provider.issuer, subject: userId }
  const player = await inMember(db, member.id, tx => playerOfIdentity(tx, vault, member.id, identity))
  if (!player) throw new Refusal('login.credentialsNotValid')
  return enter(player, caller, context)
}
