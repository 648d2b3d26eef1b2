import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { Pool } from 'pg'
import type { ProposalKind } from '@fairground/contract/operator/proposal-kinds'
import { runBatch } from '#ledger/lane/batch.ts'
import type { BatchContext } from '#ledger/lane/batch-context.ts'
import type { AnyCommand } from '#ledger/commands.ts'
import { storeReconciliation } from '#payments/reconcile/queries/days.ts'
import { insertApprovedProposal } from '#testing/approved-proposal.test-support.ts'

const currency = 'EUR'

/** Money in suspense is matched to the player, a rate is set and a campaign starts, each by its proposal. */
export const addMoneyDesk = async (
  owner: Pool,
  lane: BatchContext,
  { playerId, suspendedId, amount }: { playerId: number; suspendedId: number; amount: bigint },
): Promise<void> => {
  const sql = async <R extends object>(text: string, values: readonly unknown[] = []) =>
    (await owner.query<R>(text, [...values])).rows
  const approved = async (kind: ProposalKind, subject: string, payload: object): Promise<number> =>
    (await insertApprovedProposal(sql, { memberId: 1, kind, subject, payload })).proposalId
  const execute = (id: number) =>
    sql(`UPDATE proposal SET status = 'executed' WHERE member_id = 1 AND id = $1`, [id])

  const matched = await approved('matchSuspense', `deposit/${suspendedId}/suspense`, {
    depositId: suspendedId,
    playerId,
    amount: String(amount),
    currency,
  })
  const command: AnyCommand = {
    name: 'settleSuspense',
    request: { proposalId: matched, paymentId: suspendedId, playerId, currency, amount },
  }
  const [reply] = await runBatch(lane, [command])
  if (!(reply && 'ok' in reply && (reply.ok as { done: boolean }).done))
    throw new Error(`settleSuspense: ${JSON.stringify(reply)}`)
  await execute(matched)

  const rate = { currency: 'USD', value: '0.9', retired: false }
  const rated = await approved('setExchangeRates', 'exchange-rates', { rates: [rate] })
  await sql(`INSERT INTO currency_rate (member_id, currency, value) VALUES (1, 'USD', 0.9)`)
  await sql(
    `INSERT INTO currency_rate_change (member_id, currency, value, retired, proposal_id) VALUES (1, 'USD', 0.9, false, $1)`,
    [rated],
  )
  await execute(rated)

  const started = await approved('startBonusCampaign', 'bonus-campaigns', {
    campaign: {
      kind: 'reload',
      currency,
      amount: '50',
      wageringTimes: 1,
      useDays: 30,
      minimumDeposit: '2000',
      gameId: null,
      everyPlay: null,
    },
  })
  await sql(
    `INSERT INTO bonus_campaign (member_id, kind, currency, amount, wagering_times, use_days, minimum_deposit, proposal_id)
     VALUES (1, 'reload', $2, 50, 1, 30, 2000, $1)`,
    [started, currency],
  )
  await execute(started)
}

/** The provider states a payment that the books do not have. */
export const addReconciliation = (db: Database, memberId: number): Promise<void> =>
  inMember(db, memberId, tx =>
    storeReconciliation(
      tx,
      { memberId, provider: 'samplepay', day: '2026-01-07' },
      { movements: 1, differences: [{ reference: 'order-1', movement: 'paid', text: 'not in the books' }] },
    ),
  )
