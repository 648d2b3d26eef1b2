import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { beginCode } from '#providers/identity-provider.ts'
import { keepCodeRequest } from '#sign-in/code-requests.ts'
import { identityProviderOf } from '#sign-in/partners.ts'

export const beginCodeAuthentication: Handler<'beginCodeAuthentication'> = async (
  _,
  { member },
  { db, vault, siteAddress, log },
) => {
  const provider = await inMember(db, member.id, tx => identityProviderOf(tx, vault, member, siteAddress))
  if (!provider) throw new Refusal('profile.notFound')
  const { url, ...checks } = await beginCode(provider).catch((error: unknown) => {
    log.warn({ err: error }, 'the identity provider does not answer')
    throw new Refusal('request.unavailable')
  })
  await inMember(db, member.id, tx => keepCodeRequest(tx, vault, member.id, checks))
  return { url, state: checks.state }
}
