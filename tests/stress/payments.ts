import { randomUUID } from 'node:crypto'
import { retryUntilSuccess } from '#support/retry-until-success.ts'
import { pause } from '#support/pause.ts'
import type { SeededRandom } from '#support/seeded-random.ts'
import { differences } from './differences.ts'
import { startKills } from './payment-kills.ts'
import { declined, good, paymentProvider } from './payment-provider.ts'
import type { StressPlayer, StressStack } from './stress-stack.ts'

export interface PaymentStorm {
  readonly count: number
  /** The maximum order rate; at full CPU load the webhook times would be meaningless. */
  readonly perSecond: number
  readonly killEveryMs: number
  readonly random: SeededRandom
}

export const storm = { copies: 5, shuffle: true, delayMs: 1500, forged: 0.05, stale: 0.05, outage: 0.1 }
const amount = 2500n
const reportEvery = 1000
const patienceMs = 180_000

/**
 * Makes card payments while the provider repeats, shuffles, forges and delays events, sends wrong amounts and has
 * outages, and while processes are killed: every payment is booked exactly once with its amount, and nothing else is.
 */
export const payments = async (
  stack: StressStack,
  { count, perSecond, killEveryMs, random }: PaymentStorm,
  say: (line: string) => void,
): Promise<string[]> => {
  const { member, players } = stack
  const provider = paymentProvider(stack)
  await provider.set({ ...storm, wrongAmount: 0.02 })
  const kills = startKills(stack, provider, { everyMs: killEveryMs, random })
  const open = new Set<number>()
  let ordered = 0
  const problems: string[] = []

  const order = async ({ call }: StressPlayer, n: number): Promise<void> => {
    const request = {
      requestId: randomUUID(),
      amount: '25.00',
      currencyId: member.currency,
      paymentOptionId: 'card',
    }
    const { orderId, redirectUrl } = await retryUntilSuccess(() => call('depositRequestInfo', request))
    if (redirectUrl === null) throw new Error(`deposit ${orderId} has no page`)
    if (n % 15 === 3) {
      open.add(orderId)
      if (await provider.acceptsForgery(`d${member.id}-${orderId}`))
        problems.push(`a forged event for deposit ${orderId} was accepted`)
    } else await provider.pay(redirectUrl, n % 41 === 7 ? declined : good)
  }
  const began = Date.now()
  await Promise.all(
    players.map(async (player, i) => {
      for (let n = i; n < count; n += players.length) {
        await pause(Math.max(0, began + (n * 1000) / perSecond - Date.now()))
        await order(player, n)
        if (++ordered % reportEvery === 0) say(`${ordered} ordered`)
      }
    }),
  )
  const orderedMs = Date.now() - began
  const killed = await kills.stop()
  await provider.set({})
  problems.push(...(await stuckPayments(stack, open)))

  const { count: heard, p50, p99, max } = await provider.webhookTimes()
  const made = await provider.statement(member.id)
  problems.push(...(await compareWithBooks(stack, made)))
  say(
    `${count} payments ordered in ${Math.round(orderedMs / 1000)} s, ${made.length} made; killed: ${killed}`,
  )
  say(`${heard} webhooks answered: p50 ${p50} ms, p99 ${p99} ms, longest ${max} ms`)
  return problems
}

/** Every deposit that the provider has completed must be completed soon after a status poll. */
const stuckPayments = async (stack: StressStack, open: ReadonlySet<number>): Promise<string[]> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const waiting = await stack.rows<{ id: number; state: string }>(
      `SELECT id::int, state FROM payment
        WHERE state IN ('CREATED', 'PENDING', 'EXPIRED') AND flag IS NULL AND id <> ALL ($1)`,
      [[...open]],
    )
    if (waiting.length === 0) return []
    if (Date.now() > deadline) return waiting.map(({ id, state }) => `deposit ${id} is stuck: ${state}`)
    await stack.rows(`UPDATE deposit_order SET ask_at = clock_timestamp() WHERE ask_at > clock_timestamp()`)
    await pause(3000)
  }
}

interface Booked {
  readonly reference: string
  readonly kind: string
  readonly times: number
  readonly amount: string
}

const compareWithBooks = async (
  stack: StressStack,
  made: readonly { readonly reference: string; readonly amount: bigint }[],
): Promise<string[]> => {
  const booked = await stack.rows<Booked>(
    `SELECT 'd' || j.member_id || '-' || j.ref AS reference, j.kind, count(*)::int AS times, sum(t.amount)::text AS amount
       FROM journal j JOIN transfer t ON t.member_id = j.member_id AND t.journal_id = j.id
      WHERE j.kind IN ('deposit-credit', 'deposit-suspense') GROUP BY 1, 2`,
  )
  const toLine = ({ reference, kind, times, amount: sum }: Booked) => `${reference} ${kind} ${times}x ${sum}`
  return differences(
    booked.map(toLine),
    made.map(({ reference, amount: paid }) =>
      toLine({
        reference,
        kind: paid === amount ? 'deposit-credit' : 'deposit-suspense',
        times: 1,
        amount: String(paid),
      }),
    ),
  )
}
