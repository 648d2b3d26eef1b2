import { randomUUID } from 'node:crypto'
import { hireStaff } from '@fairground/testkit/staff/hire-staff'
import { retryUntilSuccess } from '#support/retry-until-success.ts'
import { startDesk } from './cashier-desk.ts'
import { startKills } from './payment-kills.ts'
import { paymentProvider } from './payment-provider.ts'
import { type PaymentStorm, storm } from './payments.ts'
import type { StressPlayer, StressStack } from './stress-stack.ts'
import { compareWithBooks, ensurePayoutMethod, watchEnds } from './withdrawals.ts'

/** Kills and a long queue delay a withdrawal by minutes. */
const patienceMs = 900_000
const fourEyesFrom = 5000n
const settings = {
  withdrawalAutomaticTo: '900000000',
  withdrawalAutomaticAfterDays: 0,
  withdrawalFourEyesFrom: String(fourEyesFrom),
}
/** Every tenth withdrawal is large. */
const toAmount = (n: number): bigint => (n % 10 === 0 ? fourEyesFrom + BigInt(n % 7) : 1000n + BigInt(n % 50))

/**
 * Sends withdrawals through the routing rule, one person and two people, while lane, worker, gateway and provider are
 * killed and the provider loses answers. Returns what is wrong: stuck, paid twice, or paid without its approvals.
 */
export const routing = async (
  stack: StressStack,
  { count, killEveryMs, random }: Omit<PaymentStorm, 'perSecond'>,
  say: (line: string) => void,
): Promise<string[]> => {
  const { member, players, lane } = stack
  const provider = paymentProvider(stack)
  await provider.set({})
  await stack.rows(`UPDATE member SET settings = settings || $2 WHERE id = $1`, [
    member.id,
    JSON.stringify(settings),
  ])
  for (const player of players) await ensurePayoutMethod(stack, player)
  // Half of the players are verified, so that the rule may pay them without staff.
  await stack.rows(
    `UPDATE player SET id_verified_at = clock_timestamp() WHERE member_id = $1 AND id = ANY ($2)`,
    [member.id, players.filter((_, i) => i % 2 === 0).map(({ id }) => id)],
  )
  const hire = () =>
    hireStaff(stack.rows, stack.consoleUrl, { roles: ['cashier', 'finance'], memberId: member.id })
  const [cashier, second] = [await hire(), await hire()]
  await provider.set({ ...storm, payoutRejected: 0.1, payoutUnknown: 0.2, unknownMs: 600, payoutMs: 50 })
  const ends = watchEnds(stack, patienceMs)
  const desk = startDesk({ memberId: member.id, cashier, second })
  const kills = startKills(stack, provider, { everyMs: killEveryMs, random })

  const one = async ({ id: playerId }: StressPlayer, n: number): Promise<void> => {
    const opKey = `withdrawal:${playerId}:${randomUUID()}`
    await stack.rows(
      `INSERT INTO withdrawal_order (member_id, op_key, player_id, saved_id)
       SELECT $1, $2, $3, (SELECT max(id) FROM saved_payment WHERE member_id = $1 AND player_id = $3)`,
      [member.id, opKey, playerId],
    )
    const request = { opKey, playerId, currency: member.currency, amount: toAmount(n), requestedBy: 'player' }
    const made = await retryUntilSuccess(() => lane.submit(member.id, 'requestWithdrawal', request))
    if (!made.done) throw new Error(made.reason)
    await ends.waitFor(made.withdrawalId)
  }
  const began = Date.now()
  await Promise.all(
    players.map(async (player, i) => {
      for (let n = i; n < count; n += players.length) await one(player, n)
    }),
  )
  const seconds = Math.round((Date.now() - began) / 1000)
  const { oldestMs, alone, together, failed } = await desk.stop()
  const stuck = await ends.stop()
  const killed = await kills.stop()
  await provider.set({})
  const paid = (await provider.statement(member.id)).filter(({ kind }) => kind === 'payout')
  const routes = await stack.rows<{ line: string }>(
    `SELECT route || ' ' || count(*) AS line FROM withdrawal_route GROUP BY route ORDER BY route`,
  )
  say(
    `${count} withdrawals ended in ${seconds} s, ${paid.length} paid: ${routes.map(({ line }) => line).join(', ')}; ` +
      `${alone} approved by one person, ${together} by two, ${failed} calls repeated; killed: ${killed}`,
  )
  say(`the oldest withdrawal waited ${(oldestMs / 1000).toFixed(1)} s for its approval`)
  return [...stuck, ...(await compareWithBooks(stack, paid)), ...(await findUnapproved(stack))]
}

/** Compares the amounts with the approvals without the stored routes, so that a wrong route is found too. */
const findUnapproved = async (stack: StressStack): Promise<string[]> => {
  const rows = await stack.rows<{ line: string }>(
    `SELECT format('withdrawal %s of %s was approved by %s', w.id, w.amount, w.approved_by) AS line
       FROM withdrawal w JOIN player p ON p.member_id = w.member_id AND p.id = w.player_id
      WHERE w.status IN ('APPROVED', 'SENDING', 'UNKNOWN', 'PAID')
        AND NOT CASE
          WHEN w.amount >= $1 THEN
            (SELECT count(DISTINCT s) FROM proposal q
               JOIN proposal_vote v ON v.member_id = q.member_id AND v.proposal_id = q.id AND v.decision = 'approve'
              CROSS JOIN unnest(ARRAY[q.made_by, v.staff_id]) AS s
              WHERE q.kind = 'approveWithdrawal' AND q.subject = 'withdrawal/' || w.id AND q.status IN ('approved', 'executed')) >= 2
          WHEN p.id_verified_at IS NULL THEN
            EXISTS (SELECT FROM audit_entry e
                     WHERE e.member_id = w.member_id AND e.subject = 'withdrawal/' || w.id AND e.action = 'approve-withdrawal'
                       AND e.actor = w.approved_by AND e.actor LIKE 'staff/%')
          ELSE w.approved_by = 'system/routing'
        END`,
    [fourEyesFrom],
  )
  return rows.map(({ line }) => line)
}
