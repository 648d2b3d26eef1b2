import type { Pool } from 'pg'
import { runBatch } from '#ledger/lane/batch.ts'
import type { BatchContext } from '#ledger/lane/batch-context.ts'
import { addMoneyDesk } from './sample-money-desk.test-support.ts'
import { insertApprovedProposal } from '#testing/approved-proposal.test-support.ts'
import { decideWithdrawal } from '@fairground/testkit/staff/decide-withdrawal'
import type { Answer, AnyCommand, CommandName } from '#ledger/commands.ts'

const currency = 'EUR'
const provider = 'samplepay'

/** Payments and withdrawals in every final state, played and cancelled subscriptions, and one adjustment. */
export const addCashier = async (
  owner: Pool,
  lane: BatchContext,
  { playerId, gameId, instanceId }: { playerId: number; gameId: number; instanceId: number },
): Promise<void> => {
  const order = async (amount: bigint, paid: bigint | null) => {
    const opKey = `order-${amount}`
    const made = await done<'orderDeposit'>(lane, {
      name: 'orderDeposit',
      request: { opKey, playerId, provider, currency, amount },
    })
    const toRef = { paymentId: made.paymentId, playerId, provider }
    await done(
      lane,
      paid === null
        ? { name: 'moveDeposit', request: { ...toRef, event: 'fail' } }
        : { name: 'creditDeposit', request: { ...toRef, currency, amount: paid, providerRef: opKey } },
    )
    return { ...toRef, currency }
  }
  const request = async (amount: bigint) => {
    const opKey = `withdraw-${amount}`
    const made = await done<'requestWithdrawal'>(lane, {
      name: 'requestWithdrawal',
      request: { opKey, playerId, currency, amount, requestedBy: `player:${playerId}` },
    })
    return { withdrawalId: made.withdrawalId, playerId, currency }
  }
  const sql = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await owner.query<R>(text, [...values])).rows
  const approved = (kind: 'adjustBalance' | 'approveWithdrawal', subject: string, payload: object) =>
    insertApprovedProposal(sql, { memberId: 1, kind, subject, payload })
  const execute = (id: number) =>
    sql(`UPDATE proposal SET status = 'executed' WHERE member_id = 1 AND id = $1`, [id])
  const subscribe = async (instances: number) => {
    const opKey = `subscribe-${instances}`
    const made = await done<'openSubscription'>(lane, {
      name: 'openSubscription',
      request: { opKey, playerId, gameId, currency, plays: [[1, 2, 3]], instances },
    })
    return { subscriptionId: made.subscriptionId, playerId, currency }
  }

  await order(5000n, 5000n)
  await done(lane, { name: 'chargeBack', request: await order(700n, 700n) })
  const { paymentId: suspendedId } = await order(600n, 599n)
  await addMoneyDesk(owner, lane, { playerId, suspendedId, amount: 599n })
  await order(50n, null)
  const paid = await request(300n)
  const approvedBy = await decideWithdrawal(sql, 1, paid.withdrawalId)
  await done(lane, { name: 'approveWithdrawal', request: { ...paid, approvedBy } })
  await done(lane, { name: 'markSending', request: paid })
  await done(lane, { name: 'payWithdrawal', request: paid })
  await done(lane, { name: 'cancelWithdrawal', request: await request(200n) })
  const large = await request(1500n)
  const { proposalId: largeId } = await approved('approveWithdrawal', `withdrawal/${large.withdrawalId}`, {
    withdrawalId: large.withdrawalId,
    amount: '1500',
    currency,
  })
  await done(lane, { name: 'approveWithdrawal', request: { ...large, approvedBy: 'staff/4' } })
  await execute(largeId)
  await sql(`INSERT INTO staff_grant (staff_id, role) SELECT min(id), 'platformAdmin' FROM staff`)
  await done(lane, { name: 'rejectWithdrawal', request: { ...large, by: 'operator' } })
  await request(100n)
  const [played] = await runBatch(lane, [
    { name: 'playSubscription', request: { ...(await subscribe(3)), instanceId } },
  ])
  if (!(played && 'ok' in played && 'receipts' in (played.ok as object)))
    throw new Error('the subscription was not played')
  await done(lane, { name: 'cancelSubscription', request: await subscribe(2) })
  const { proposalId } = await approved('adjustBalance', `player/${playerId}/balance`, {
    playerId,
    currency,
    amount: '25',
  })
  await done(lane, { name: 'adjust', request: { opKey: 'adjust-1', playerId, currency, proposalId } })
  await execute(proposalId)
}

const done = async <N extends CommandName>(
  lane: BatchContext,
  command: AnyCommand,
): Promise<Extract<Answer<N>, { done: true }>> => {
  const [reply] = await runBatch(lane, [command])
  const answer = reply && 'ok' in reply ? (reply.ok as { done: boolean }) : undefined
  if (!answer?.done) throw new Error(`${command.name}: ${JSON.stringify(reply)}`)
  return answer as Extract<Answer<N>, { done: true }>
}
