import type { ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import { OperatorRefusal } from '../access/operator-refusal.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import { findCurrentPlayer } from '../queries/players.ts'
import { findBonusAloneTo, insertOffer } from './queries/coupons-and-offers.ts'
import { requirePlayThrough } from './require-play-through.ts'

/** Offers a bonus that one person may give. The player claims it, and only then it costs money. */
export const offerBonus = (
  deps: StaffDeps,
  acting: Acting,
  staffId: number,
  terms: ProposalPayload<'offerBonus'>,
): Promise<number> =>
  act(deps, acting, 'offer-bonus', async tx => {
    const memberId = acting.member.id
    const { playerId, amount, currency, wageringTimes } = terms
    if (!(await findCurrentPlayer(tx, memberId, playerId)))
      throw new CommandRefused(`there is no player ${playerId}`)
    await requirePlayThrough(tx, memberId, wageringTimes)
    if (BigInt(amount) > (await findBonusAloneTo(tx, memberId, currency)))
      throw new OperatorRefusal('proposal.needed')
    const offerId = await insertOffer(tx, memberId, terms, { staffId, proposalId: null })
    if (offerId === undefined) throw new CommandRefused('the player has an offer with this subject already')
    return { subject: `player/${playerId}/offer/${offerId}`, after: { amount, currency }, result: offerId }
  })
