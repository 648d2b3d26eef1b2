import type { Pool } from 'pg'
import { withMemberClient } from '#ledger/member-client.ts'
import type { WebhookEvent } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'
import { type OrderName, parseReference } from '#payments/references.ts'
import { insertWebhooks } from './queries.ts'
import { sealWebhook } from './webhook-store.ts'

export interface WebhookInboxDeps {
  readonly pool: Pool
  readonly vault: Vault
}

/** The account at a provider that webhooks belong to. */
interface Sender {
  readonly memberId: number
  readonly provider: string
}

interface PendingWebhook {
  readonly event: WebhookEvent
  readonly stored: () => void
  readonly failed: (error: unknown) => void
}

export interface WebhookInbox {
  /** Resolves when the webhook is durably stored. */
  store(memberId: number, provider: string, event: WebhookEvent): Promise<void>
}

const maxBatchSize = 100
const maxRecentEventIds = 10_000

/** Writes one batch per operator and provider at a time. Webhooks that arrive meanwhile form the next batch. */
export const createWebhookInbox = (deps: WebhookInboxDeps): WebhookInbox => {
  const pending = new Map<string, PendingWebhook[]>()
  const recentEventIds = createRecentSet(maxRecentEventIds)
  const writeBatch = async (sender: Sender, batch: readonly PendingWebhook[]): Promise<void> => {
    try {
      const values = toValues(
        sender,
        deps,
        batch.map(({ event }) => event),
      )
      await withMemberClient(deps.pool, sender.memberId, client => client.query(insertWebhooks, values))
      for (const { event, stored } of batch) {
        recentEventIds.add(`${toKey(sender)}/${event.eventId}`)
        stored()
      }
    } catch (error) {
      // A webhook that cannot be stored must not fail the rest of its batch.
      if (batch.length > 1) for (const webhook of batch) await writeBatch(sender, [webhook])
      else for (const webhook of batch) webhook.failed(error)
    }
  }
  const writeAll = async (sender: Sender, webhooks: PendingWebhook[]): Promise<void> => {
    while (webhooks.length > 0) await writeBatch(sender, webhooks.splice(0, maxBatchSize))
    pending.delete(toKey(sender))
  }
  return {
    async store(memberId, provider, event) {
      const sender = { memberId, provider }
      const key = toKey(sender)
      // Providers repeat webhooks. A stored one needs no second write.
      if (recentEventIds.has(`${key}/${event.eventId}`)) return
      await new Promise<void>((stored, failed) => {
        const webhooks = pending.get(key)
        const webhook = { event, stored, failed }
        if (webhooks) {
          webhooks.push(webhook)
          return
        }
        const first = [webhook]
        pending.set(key, first)
        void writeAll(sender, first)
      })
    },
  }
}

const toKey = ({ memberId, provider }: Sender): string => `${memberId}/${provider}`

/** A set of the most recently added names. */
const createRecentSet = (maxSize: number) => {
  const names = new Set<string>()
  return {
    has: (name: string): boolean => names.has(name),
    add(name: string): void {
      names.add(name)
      const [oldest] = names
      if (names.size > maxSize && oldest !== undefined) names.delete(oldest)
    },
  }
}

/** Sorted by reference, so that two gateways lock the orders in the same sequence and cannot deadlock. */
const toValues = (
  { memberId, provider }: Sender,
  { vault }: WebhookInboxDeps,
  events: readonly WebhookEvent[],
): unknown[] => {
  const sorted = events.toSorted((a, b) => (a.reference < b.reference ? -1 : 1))
  return [
    memberId,
    provider,
    sorted.map(({ eventId }) => eventId),
    sorted.map(({ reference }) => reference),
    sorted.map(({ text }) => sealWebhook(vault, memberId, text)),
    sorted.map(({ reference }) => findOwnOrderId(memberId, 'deposit', reference)),
    sorted.map(({ reference }) => findOwnOrderId(memberId, 'withdrawal', reference)),
  ]
}

/** A webhook sent to one operator must not trigger a status check of another operator's order. */
const findOwnOrderId = (memberId: number, kind: OrderName['kind'], reference: string): number | null => {
  const order = parseReference(reference)
  return order?.kind === kind && order.memberId === memberId ? order.id : null
}
