import { inMember, type Tx } from '@fairground/database/transaction'
import type { Member } from '#member/members.ts'
import type { Context } from '#operation/context.ts'
import { type PlayerRow, playerById } from '#player/player-rows.ts'
import { subjectOfCode } from '#providers/identity-provider.ts'
import type { Vault } from '#vault/vault.ts'
import { takeCodeRequest } from './code-requests.ts'
import { identityProviderOf } from './partners.ts'

/** Somebody as an identity provider knows him. */
export interface OutsideIdentity {
  readonly issuer: string
  readonly subject: string
}

export const subjectDigest = (vault: Vault, memberId: number, { issuer, subject }: OutsideIdentity): Buffer =>
  vault.digest(memberId, 'subject', `${issuer}\n${subject}`)

/** Who comes back with this query. Undefined when it was not asked for, or the provider does not confirm it. */
export const identityOfCode = async (
  { db, vault, siteAddress, log }: Context,
  member: Member,
  query: string,
): Promise<OutsideIdentity | undefined> => {
  const state = new URLSearchParams(query).get('state') ?? ''
  const { provider, checks } = await inMember(db, member.id, async tx => ({
    provider: await identityProviderOf(tx, vault, member, siteAddress),
    checks: await takeCodeRequest(tx, vault, member.id, state),
  }))
  if (!provider || !checks) return undefined
  try {
    return { issuer: provider.issuer, subject: await subjectOfCode(provider, query, checks) }
  } catch (error) {
    log.warn({ err: error }, 'a code was not confirmed')
    return undefined
  }
}

/** The player whose identity this is. */
export const playerOfIdentity = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  identity: OutsideIdentity,
): Promise<PlayerRow | undefined> => {
  const row = await tx
    .selectFrom('outside_identity')
    .select('player_id')
    .where('member_id', '=', memberId)
    .where('issuer', '=', identity.issuer)
    .where('subject_digest', '=', subjectDigest(vault, memberId, identity))
    .executeTakeFirst()
  return row && playerById(tx, memberId, row.player_id)
}
