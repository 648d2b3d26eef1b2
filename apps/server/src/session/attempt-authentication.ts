import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { ownsToken } from '#providers/identity-provider.ts'
import { signIn, findPlayerByIdentity, findIdentityProvider } from '#sign-in/index.ts'

/** The provider confirms who owns the token; the caller's claim is not trusted. */
export const attemptAuthentication: Handler<'attemptAuthentication'> = async (
  { userId, accessToken },
  caller,
  context,
) => {
  const { member, session } = caller
  const { db, vault, siteAddress, fetchPartner, log } = context
  if (session) throw new Refusal('login.alreadyAuthenticated')
  const provider = await inMember(db, member.id, tx => findIdentityProvider(tx, vault, member, siteAddress))
  if (!provider) throw new Refusal('login.credentialsNotValid')
  const confirmed = await ownsToken(provider, accessToken, userId, fetchPartner).catch((error: unknown) => {
    log.warn({ err: error }, 'identity provider did not confirm the token')
    return false
  })
  if (!confirmed) throw new Refusal('login.credentialsNotValid')
  const identity = { issuer: provider.issuer, subject: userId }
  const player = await inMember(db, member.id, tx => findPlayerByIdentity(tx, vault, member.id, identity))
  if (!player) throw new Refusal('login.credentialsNotValid')
  return signIn(player, caller, context)
}
