import type { FaultName } from '@fairground/contract/errors'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { Answer } from '#ledger/commands.ts'
import type { Caller, Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { requestLane } from '#operation/request-lane.ts'
import { Refusal } from '#platform/refusal.ts'
import { callerKey, requireRewards } from './caller-player.ts'
import { findRecipients } from './find-recipients.ts'
import { giftCap } from './gift-cap.ts'
import { mailGifts } from './mail-gifts.ts'
import type { CatalogueRow } from './queries/catalogue.ts'
import { findInvite, hasGiftFor, insertInvite } from './queries/invites.ts'
import { requireItem } from './require-item.ts'
import { saveDrafts } from './save-drafts.ts'

/** The operator's lane pays all gifts of the invite from cash, or none. */
export const purchaseGift: Handler<'purchaseGift'> = async (
  { requestId, giftId, friendUid, giftInviteId },
  caller,
  context,
) => {
  const { memberId, playerId } = callerKey(caller)
  const { item, inviteId } = await inMember(context.db, memberId, async tx => {
    const item = await requireItem(tx, caller.member, giftId)
    await requireRewards(tx, caller)
    const inviteId =
      giftInviteId === undefined
        ? await createInvite(tx, caller, context, { requestId, item, friendUid })
        : await requireInvite(tx, caller, giftInviteId, item.id)
    return { item, inviteId }
  })
  const answer = await requestLane(context, memberId, 'buyGifts', {
    opKey: `gift:${playerId}:${requestId}`,
    giverId: playerId,
    inviteId,
    gameId: item.gameId,
    currency: item.currency,
    cap: giftCap(caller.member),
  })
  if (!answer.done) throw new Refusal(faults[answer.reason])
  await mailGifts(caller, context, item, inviteId)
  return { result: 1, giftInviteId: inviteId }
}

const faults: Record<Extract<Answer<'buyGifts'>, { done: false }>['reason'], FaultName> = {
  playerNotActive: 'rewards.notClaimable',
  noSuchGift: 'rewards.recipientNotFound',
  alreadyBought: 'rewards.alreadyClaimed',
  otherPrice: 'rewards.notClaimable',
  overCap: 'rewards.giftCapReached',
  notEnoughFunds: 'rewards.notEnoughFunds',
}

interface OneStep {
  readonly requestId: string
  readonly item: CatalogueRow
  readonly friendUid: string | undefined
}

/**
 * A purchase for one friend creates its invite and its gift once per request id. A repeated request leaves the gift alone,
 * because the lane may be about to sell it.
 */
const createInvite = async (
  tx: Tx,
  caller: Caller,
  { vault }: Context,
  { requestId, item, friendUid }: OneStep,
): Promise<number> => {
  if (friendUid === undefined) throw new Refusal('rewards.recipientNotFound')
  const player = callerKey(caller)
  const inviteId = await insertInvite(tx, {
    ...player,
    giftId: item.id,
    card: 'smile',
    message: '',
    requestId,
  })
  const invite = await findInvite(tx, player, inviteId)
  if (invite?.itemId !== item.id) throw new Refusal('request.conflict')
  if (!invite.hasGifts) {
    await saveDrafts(tx, vault, { ...player, inviteId, item, friends: [friendUid] })
    return inviteId
  }
  const [recipient] = await findRecipients(tx, vault, player, [friendUid])
  if (!recipient || !(await hasGiftFor(tx, player.memberId, inviteId, recipient)))
    throw new Refusal('request.conflict')
  return inviteId
}

const requireInvite = async (tx: Tx, caller: Caller, inviteId: number, itemId: number): Promise<number> => {
  const invite = await findInvite(tx, callerKey(caller), inviteId)
  if (invite?.itemId !== itemId) throw new Refusal('rewards.notFound')
  return invite.id
}
