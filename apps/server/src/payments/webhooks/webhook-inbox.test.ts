import { connect } from '@fairground/database/connect'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it, vi } from 'vitest'
import { createTestVault } from '#testing/test-vault.test-support.ts'
import { createWebhookInbox } from './webhook-inbox.ts'
import { createWebhookStore } from './webhook-store.ts'

const server = useTestServer()

it('stores each webhook once in few transactions; only a webhook that cannot be stored fails', async () => {
  const { pool, db, close } = connect({
    url: server().databaseUrl,
    connections: 2,
    name: 'inbox',
    onError: () => undefined,
  })
  try {
    const vault = createTestVault()
    const inbox = createWebhookInbox({ pool, vault })
    const order = { memberId: 1, reference: 'd1-1' }
    const hint = (eventId: string) => ({ eventId, reference: order.reference, text: `about ${eventId}` })
    const names = Array.from({ length: 250 }, (_, i) => `event-${i % 200}`)
    const kept = await Promise.allSettled(
      [...names, 'x'.repeat(101)].map(eventId => inbox.store(1, 'sandbox', hint(eventId))),
    )
    expect(kept.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(kept.at(-1)?.status).toBe('rejected')
    const texts = await createWebhookStore(db, vault, 'sandbox').read(order)
    expect(texts.toSorted()).toEqual([...new Set(names)].map(name => `about ${name}`).toSorted())
    const rows = await server().sql<{ n: number }>(
      `SELECT count(DISTINCT xmin::text)::int AS n FROM payment_inbox WHERE event_id LIKE 'event-%'`,
    )
    expect(rows[0]!.n).toBeLessThan(110)

    const isUsed = vi.spyOn(pool, 'connect')
    await inbox.store(1, 'sandbox', hint('event-7'))
    expect(isUsed).not.toHaveBeenCalled()
    await inbox.store(1, 'sandbox', hint('event-new'))
    expect(isUsed).toHaveBeenCalledOnce()
  } finally {
    await close()
  }
})
