import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { beginCode } from '#providers/identity-provider.ts'
import { storeCodeRequest, findIdentityProvider } from '#sign-in/index.ts'

export const beginCodeAuthentication: Handler<'beginCodeAuthentication'> = async (
  _,
  { member },
  { db, vault, siteAddress, fetchPartner, log },
) => {
  const provider = await inMember(db, member.id, tx => findIdentityProvider(tx, vault, member, siteAddress))
  if (!provider) throw new Refusal('profile.notFound')
  const { url, ...checks } = await beginCode(provider, fetchPartner).catch((error: unknown) => {
    log.warn({ err: error }, 'identity provider does not respond')
    throw new Refusal('request.unavailable')
  })
  await inMember(db, member.id, tx => storeCodeRequest(tx, vault, member.id, checks))
  return { url, state: checks.state }
}
