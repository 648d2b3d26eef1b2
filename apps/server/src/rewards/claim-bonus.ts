import { inMember } from '@fairground/database/transaction'
import type { Member } from '#operator/members.ts'
import type { Context } from '#operation/context.ts'
import { requestLane } from '#operation/request-lane.ts'
import { decimal } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { findOwnOffer } from './queries/offers.ts'

interface Claimer {
  readonly member: Member
  readonly playerId: number
}

type OwnOffer = NonNullable<Awaited<ReturnType<typeof findOwnOffer>>>

/** Returns the player's offer; anything else is not found. */
export const requireOffer = async (
  { db }: Pick<Context, 'db'>,
  { member, playerId }: Claimer,
  bonusId: number,
  fits: (offer: OwnOffer) => boolean,
): Promise<OwnOffer> => {
  const player = { memberId: member.id, playerId }
  const offer = isRowId(bonusId)
    ? await inMember(db, member.id, tx => findOwnOffer(tx, player, bonusId))
    : undefined
  if (!offer || !fits(offer)) throw new Refusal('rewards.notFound')
  return offer
}

/** The lane decides under lock, so that of two claims at the same time one is refused. */
export const claimBonus = async (
  context: Pick<Context, 'db' | 'lane'>,
  claimer: Claimer,
  { id: offerId, currency, amount }: OwnOffer,
  requestId: string,
) => {
  const { member, playerId } = claimer
  const request = { offerId, playerId, currency, requestId: requestId.toLowerCase() }
  const answer = await requestLane(context, member.id, 'claimOffer', request)
  if ('refused' in answer) throw new Refusal(`rewards.${answer.refused}`)
  return { result: 1 as const, amount: decimal(amount, currency), currencyId: currency }
}
