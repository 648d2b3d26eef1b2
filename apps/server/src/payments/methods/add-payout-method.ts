import type { Output } from '@fairground/contract/operations'
import { inMember, type Tx } from '@fairground/database/transaction'
import { withdrawalStatus } from '@fairground/rules/payments/cashier-status'
import type { Context } from '#operation/context.ts'
import type { Handler } from '#operation/handler.ts'
import { requireSession } from '#operation/require-session.ts'
import { requireStepUp } from '#operation/step-up.ts'
import type { Member } from '#operator/members.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer } from '#player/queries/players.ts'
import { siteUrl } from '#player/site-link.ts'
import type { PaymentProvider, ProviderPayment } from '#providers/payments.ts'
import { toPayerName, toSetupRef } from '#payments/references.ts'
import { readMethodLabels, savePaymentSource } from '#payments/queries/saved-payments.ts'
import { readWithdrawalFacts } from '#payments/withdrawals/withdrawal-facts.ts'
import { ensurePayoutSetup, findPayoutSetup, finishPayoutSetup, type PayoutSetup } from './queries.ts'

/**
 * Opens the provider's page for a new destination, or returns the state of an earlier request. The provider verifies the
 * method with an amount of zero. A player who has paid in gets money back to where it came from and adds none.
 */
export const addPayoutMethod: Handler<'addPayoutMethod'> = async (
  { requestId, kind },
  { member, session: live },
  context,
) => {
  const { db, vault } = context
  const provider = await context.payments.findCurrent(member.id)
  if (!provider) throw new Refusal('request.unavailable')
  const session = requireSession(live)
  const player = { memberId: member.id, playerId: session.playerId }
  const setup = await inMember(db, member.id, async tx => {
    const existing = await findPayoutSetup(tx, player, requestId)
    if (existing) {
      if (existing.kind !== kind) throw new Refusal('request.conflict')
      return existing
    }
    await requireStepUp(tx, session)
    await requireNoMethod(tx, context, member, session.playerId)
    return ensurePayoutSetup(tx, player, requestId, kind)
  })
  if (setup.isDone) return { status: 'completed', redirectUrl: null }
  const payment = await openAtProvider(provider, setup, member, session.playerId, context)
  if (payment.state === 'completed' && payment.source) {
    const { source } = payment
    await inMember(db, member.id, async tx => {
      const savedId = await savePaymentSource(tx, vault, player, provider.name, source, false)
      await finishPayoutSetup(tx, member.id, setup.id, savedId)
    })
  }
  return toAnswer(payment)
}

const requireNoMethod = async (
  tx: Tx,
  { vault }: Context,
  member: Member,
  playerId: number,
): Promise<void> => {
  const row = await readPlayer(tx, member.id, playerId)
  const hasRemoved = (await readMethodLabels(tx, vault, { memberId: member.id, playerId })).size > 0
  const { obstacles, methods } = await readWithdrawalFacts(tx, vault, member, playerId, member.currency)
  if (methods.length > 0) throw new Refusal('withdrawal.methodExists')
  const status = withdrawalStatus({
    ...obstacles,
    // A player who has removed a method must prove who they are before the money goes elsewhere.
    verifyAccount: obstacles.verifyAccount || (hasRemoved && row.id_verified_at === null),
    mustDepositFirst: false,
    onePendingOnly: false,
    wageringRemaining: false,
    notEnoughFunds: false,
  })
  if (status !== 'ok') throw new Refusal(`withdrawal.${status}`)
}

const openAtProvider = async (
  provider: PaymentProvider,
  { id, kind }: PayoutSetup,
  member: Member,
  playerId: number,
  { siteAddress, log }: Context,
): Promise<ProviderPayment> => {
  try {
    return await provider.openPayment({
      ...toSetupRef(member.id, id),
      payer: toPayerName(member.id, playerId),
      amount: 0n,
      currency: member.currency,
      kind,
      returnUrl: siteUrl(siteAddress, member, '/withdraw'),
    })
  } catch (error) {
    log.warn({ err: error, setupId: id }, 'payout method not opened at the provider')
    throw new Refusal('request.unavailable')
  }
}

const toAnswer = ({ state, pageUrl }: ProviderPayment): Output<'addPayoutMethod'> => {
  if (state === 'completed') return { status: 'completed', redirectUrl: null }
  if (state === 'open' || state === 'pending')
    return { status: 'pending', redirectUrl: state === 'open' ? pageUrl : null }
  return { status: 'failed', redirectUrl: null }
}
