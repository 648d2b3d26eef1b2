import { randomUUID } from 'node:crypto'
import { demoPassword } from '@fairground/testkit/demo/world'
import { decideWithdrawal } from '@fairground/testkit/staff/decide-withdrawal'
import { retryUntilSuccess } from '#support/retry-until-success.ts'
import { pause } from '#support/pause.ts'
import { differences } from './differences.ts'
import { startKills } from './payment-kills.ts'
import { good, paymentProvider } from './payment-provider.ts'
import { type PaymentStorm, storm } from './payments.ts'
import type { StressPlayer, StressStack } from './stress-stack.ts'

const patienceMs = 180_000
const lookEveryMs = 1000
/** A player's call takes longer than a lane command, so some approvals wait and either one may be first. */
const maxHeadStartMs = 150

/**
 * Cancels and approves withdrawals concurrently and repeatedly while the provider has outages, rejects some, leaves some
 * unknown and repeats its events, and while processes are killed: every withdrawal ends, as the provider reports it.
 */
export const withdrawals = async (
  stack: StressStack,
  { count, killEveryMs, random }: Omit<PaymentStorm, 'perSecond'>,
  say: (line: string) => void,
): Promise<string[]> => {
  const { member, players, lane } = stack
  const provider = paymentProvider(stack)
  await provider.set({})
  const methods = new Map<number, string>()
  for (const player of players) methods.set(player.id, await ensurePayoutMethod(stack, player))
  await provider.set({ ...storm, payoutRejected: 0.2, payoutUnknown: 0.2, unknownMs: 600, payoutMs: 50 })
  const ends = watchEnds(stack)
  const kills = startKills(stack, provider, { everyMs: killEveryMs, random })

  const one = async (player: StressPlayer, n: number): Promise<void> => {
    const request = {
      requestId: randomUUID(),
      currencyId: member.currency,
      amount: '10.00',
      methodId: methods.get(player.id) ?? '',
      password: demoPassword,
    }
    const { orderId } = (await retryUntilSuccess(() => player.call('payoutSubmit', request))).withdrawal
    const withdrawal = { withdrawalId: orderId, playerId: player.id, currency: member.currency }
    const cancel = () =>
      player.call('payoutCancel', { requestId: randomUUID(), orderId }).catch(() => undefined)
    const approve = async (approvedBy: string) => {
      if (n % 3 === 0) await pause(random.below(maxHeadStartMs))
      await retryUntilSuccess(() =>
        lane.submit(member.id, 'approveWithdrawal', { ...withdrawal, approvedBy }),
      )
    }
    const approvedBy = await decideWithdrawal(stack.rows, member.id, orderId)
    await Promise.all([cancel(), approve(approvedBy), approve(approvedBy)])
    await ends.waitFor(orderId)
  }
  const began = Date.now()
  await Promise.all(
    players.map(async (player, i) => {
      for (let n = i; n < count; n += players.length) await one(player, n)
    }),
  )
  const seconds = Math.round((Date.now() - began) / 1000)
  const stuck = await ends.stop()
  const killed = await kills.stop()
  await provider.set({})
  const [{ cancelled } = { cancelled: 0 }] = await stack.rows<{ cancelled: number }>(
    `SELECT count(*)::int AS cancelled FROM withdrawal WHERE status = 'CANCELLED'`,
  )
  const { count: heard, p50, p99, max } = await provider.webhookTimes()
  const paid = (await provider.statement(member.id)).filter(({ kind }) => kind === 'payout')
  say(
    `${count} withdrawals ended in ${seconds} s, ${paid.length} paid, ${cancelled} cancelled; killed: ${killed}`,
  )
  say(`${heard} webhooks answered: p50 ${p50} ms, p99 ${p99} ms, longest ${max} ms`)
  return [...stuck, ...(await compareWithBooks(stack, paid))]
}

export const ensurePayoutMethod = async (
  { member }: StressStack,
  { call }: StressPlayer,
): Promise<string> => {
  const currencyId = member.currency
  const known = async () => (await call('getWithdrawalStep', { currencyId })).methods[0]?.id
  const method = await known()
  if (method !== undefined) return method
  const request = { requestId: randomUUID(), amount: '25.00', currencyId, paymentOptionId: 'card' }
  const { redirectUrl } = await call('depositRequestInfo', request)
  await fetch(redirectUrl ?? '', { method: 'POST', body: new URLSearchParams({ number: good }) })
  return retryUntilSuccess(async () => {
    const saved = await known()
    if (saved === undefined) throw new Error('no payout method is stored yet')
    return saved
  })
}

/** Resolves when a withdrawal has ended, and collects those that do not end. Brings the next status poll forward. */
export const watchEnds = (stack: StressStack, maxWaitMs = patienceMs) => {
  const waiting = new Map<number, { readonly since: number; readonly ended: () => void }>()
  const stuck: string[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      await pause(lookEveryMs)
      const over = await stack.rows<{ id: number }>(
        `SELECT id::int FROM withdrawal WHERE id = ANY ($1) AND status IN ('PAID', 'REJECTED', 'CANCELLED')`,
        [[...waiting.keys()]],
      )
      const late = [...waiting].filter(([, { since }]) => Date.now() - since > maxWaitMs)
      stuck.push(...late.map(([id]) => `withdrawal ${id} is stuck`))
      for (const id of [...over.map(row => row.id), ...late.map(([late]) => late)]) {
        waiting.get(id)?.ended()
        waiting.delete(id)
      }
      await stack.rows(
        `UPDATE withdrawal_order SET ask_at = clock_timestamp() WHERE ask_at > clock_timestamp() + interval '1 second'`,
      )
    }
  })()
  return {
    waitFor: (id: number) =>
      new Promise<void>(resolve => waiting.set(id, { since: Date.now(), ended: resolve })),
    async stop(): Promise<readonly string[]> {
      isOver = true
      await watching
      return stuck
    },
  }
}

export const compareWithBooks = async (
  stack: StressStack,
  paid: readonly { readonly reference: string; readonly amount: bigint }[],
): Promise<string[]> => {
  const booked = await stack.rows<{ line: string }>(
    `SELECT 'w' || j.member_id || '-' || j.ref || ' ' || w.status || ' ' || count(*) || 'x ' || sum(t.amount) AS line
       FROM journal j JOIN transfer t ON t.member_id = j.member_id AND t.journal_id = j.id
       JOIN withdrawal w ON w.member_id = j.member_id AND w.id = j.ref
      WHERE j.kind = 'withdrawal-pay' GROUP BY j.member_id, j.ref, w.status`,
  )
  return differences(
    booked.map(({ line }) => line),
    paid.map(({ reference, amount }) => `${reference} PAID 1x ${amount}`),
  )
}
