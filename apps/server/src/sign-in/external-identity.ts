import { inMember, type Tx } from '@fairground/database/transaction'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import { type PlayerRow, readPlayer } from '#player/queries/players.ts'
import { redeemCode } from '#providers/identity-provider.ts'
import type { Vault } from '#vault/vault.ts'
import { consumeCodeRequest } from './code-requests.ts'
import { findIdentityProvider } from './partners.ts'
import { findPlayerIdByIdentity } from './queries/external-identities.ts'

/** A person as identified by an OpenID Connect provider. */
export interface ExternalIdentity {
  readonly issuer: string
  readonly subject: string
}

export const subjectDigest = (
  vault: Vault,
  memberId: number,
  { issuer, subject }: ExternalIdentity,
): Buffer => vault.digest(memberId, 'subject', `${issuer}\n${subject}`)

/** Exchanges the query of a redirect. Returns undefined if we did not start it or the provider rejects the code. */
export const exchangeCode = async (
  { db, vault, siteAddress, fetchPartner, log }: Context,
  member: Member,
  query: string,
): Promise<ExternalIdentity | undefined> => {
  const state = new URLSearchParams(query).get('state') ?? ''
  const { provider, checks } = await inMember(db, member.id, async tx => ({
    provider: await findIdentityProvider(tx, vault, member, siteAddress),
    checks: await consumeCodeRequest(tx, vault, member.id, state),
  }))
  if (!provider || !checks) return undefined
  try {
    return { issuer: provider.issuer, subject: await redeemCode(provider, query, checks, fetchPartner) }
  } catch (error) {
    log.warn({ err: error }, 'identity provider rejected the code')
    return undefined
  }
}

export const findPlayerByIdentity = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  identity: ExternalIdentity,
): Promise<PlayerRow | undefined> => {
  const digest = subjectDigest(vault, memberId, identity)
  const playerId = await findPlayerIdByIdentity(tx, memberId, identity.issuer, digest)
  return playerId === undefined ? undefined : readPlayer(tx, memberId, playerId)
}
