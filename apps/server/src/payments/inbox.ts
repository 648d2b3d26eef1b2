import type { Pool } from 'pg'
import { inMemberClient } from '#ledger/member-client.ts'
import type { PaymentHint } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'
import { type OrderName, readReference } from './references.ts'
import { sealTold } from './told.ts'

export interface InboxParts {
  readonly pool: Pool
  readonly vault: Vault
  readonly provider: string
}

interface Letter {
  readonly hint: PaymentHint
  readonly kept: () => void
  readonly failed: (error: unknown) => void
}

export interface Inbox {
  /** Done when it is on the disk. */
  keep(memberId: number, hint: PaymentHint): Promise<void>
}

const mostAtOnce = 100
const remembered = 10_000

/** One batch of a member is written at a time, and takes what came meanwhile: the provider waits for the disk. */
export const createInbox = (parts: InboxParts): Inbox => {
  const waiting = new Map<number, Letter[]>()
  const lately = createLately(remembered)
  const settle = async (memberId: number, batch: readonly Letter[]): Promise<void> => {
    try {
      const values = valuesOf(
        memberId,
        parts,
        batch.map(({ hint }) => hint),
      )
      await inMemberClient(parts.pool, memberId, client => client.query(keepAll, values))
      for (const { hint, kept } of batch) {
        lately.add(`${memberId}/${hint.eventId}`)
        kept()
      }
    } catch (error) {
      // One that cannot be kept must not take the others with it.
      if (batch.length > 1) for (const letter of batch) await settle(memberId, [letter])
      else for (const letter of batch) letter.failed(error)
    }
  }
  const write = async (memberId: number, letters: Letter[]): Promise<void> => {
    while (letters.length > 0) await settle(memberId, letters.splice(0, mostAtOnce))
    waiting.delete(memberId)
  }
  return {
    async keep(memberId, hint) {
      // Providers tell the same several times. What is on the disk needs nothing more.
      if (lately.has(`${memberId}/${hint.eventId}`)) return
      await new Promise<void>((kept, failed) => {
        const letters = waiting.get(memberId)
        const letter = { hint, kept, failed }
        if (letters) {
          letters.push(letter)
          return
        }
        const first = [letter]
        waiting.set(memberId, first)
        void write(memberId, first)
      })
    },
  }
}

/** The last so many names that were added. */
const createLately = (most: number) => {
  const names = new Set<string>()
  return {
    has: (name: string): boolean => names.has(name),
    add(name: string): void {
      names.add(name)
      const [oldest] = names
      if (names.size > most && oldest !== undefined) names.delete(oldest)
    },
  }
}

/** Each is kept once, and when it is new its order is asked about soon. Sorted, so that two gateways do not deadlock. */
const valuesOf = (
  memberId: number,
  { vault, provider }: InboxParts,
  hints: readonly PaymentHint[],
): unknown[] => {
  const sorted = hints.toSorted((a, b) => (a.reference < b.reference ? -1 : 1))
  return [
    memberId,
    provider,
    sorted.map(({ eventId }) => eventId),
    sorted.map(({ reference }) => reference),
    sorted.map(({ text }) => sealTold(vault, memberId, text)),
    sorted.map(({ reference }) => ownOrder(memberId, 'deposit', reference)),
    sorted.map(({ reference }) => ownOrder(memberId, 'withdrawal', reference)),
  ]
}

/** An order of another operator is not ours to ask about, whoever signed the message. */
const ownOrder = (memberId: number, kind: OrderName['kind'], reference: string): number | null => {
  const order = readReference(reference)
  return order?.kind === kind && order.memberId === memberId ? order.id : null
}

const keepAll = `
  WITH told AS (
    SELECT * FROM unnest($3::text[], $4::text[], $5::bytea[], $6::bigint[], $7::bigint[])
      AS t (event_id, reference, sealed, deposit_id, withdrawal_id)),
  kept AS (
    INSERT INTO payment_inbox (member_id, provider, event_id, reference, sealed)
    SELECT $1::int, $2::text, event_id, reference, sealed FROM told
    ON CONFLICT DO NOTHING RETURNING event_id),
  news AS (SELECT deposit_id, withdrawal_id FROM told JOIN kept USING (event_id)),
  deposits AS (
    UPDATE deposit_order AS o SET ask_at = clock_timestamp()
      FROM news JOIN journal j ON j.member_id = $1 AND j.id = news.deposit_id
     WHERE o.member_id = $1 AND o.op_key = j.op_key)
  UPDATE payout_order AS o SET ask_at = clock_timestamp()
    FROM news JOIN journal j ON j.member_id = $1 AND j.id = news.withdrawal_id
   WHERE o.member_id = $1 AND o.op_key = j.op_key`
