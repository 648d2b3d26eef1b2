import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { toPayerName } from '#payments/references.ts'
import { readSavedPayments, removeSavedPayment } from '#payments/queries/saved-payments.ts'
import { readPaymentMethods } from './method-view.ts'
import { lockMethods, readMethodsInUse } from './queries.ts'

/** Removes the method here first, so that it cannot be used while the provider is called. */
export const removePaymentMethod: Handler<'removePaymentMethod'> = async (
  { methodId },
  { member, session },
  { db, vault, payments, log },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const removed = await inMember(db, member.id, async tx => {
    await lockMethods(tx, player)
    const saved = (await readSavedPayments(tx, vault, player)).find(({ id }) => String(id) === methodId)
    if (!saved) throw new Refusal('profile.notFound')
    if ((await readMethodsInUse(tx, player)).has(saved.id)) throw new Refusal('withdrawal.methodInUse')
    await removeSavedPayment(tx, vault, player, saved)
    return saved
  })
  const payer = toPayerName(member.id, player.playerId)
  const provider = await payments.findNamed(member.id, removed.provider)
  await provider
    ?.forgetSource({ memberId: member.id, payer, token: removed.token })
    .catch((error: unknown) => {
      log.error(
        { alarm: 'payment method not deleted', err: error, memberId: member.id, savedId: removed.id },
        'payment method not deleted at the provider: needs manual deletion',
      )
    })
  return { result: 1, methods: await inMember(db, member.id, tx => readPaymentMethods(tx, vault, player)) }
}
