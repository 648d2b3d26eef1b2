import { inMember } from '@fairground/database/transaction'
import type { Pool } from 'pg'
import { findDue } from '#platform/polling/due-operators.ts'
import { pollMembers } from '#platform/polling/poll-members.ts'
import { startCollector } from './collect.ts'
import { type DeliveryDeps, deliverObject } from './deliver.ts'
import { listDueEndpoints, pruneEvents } from './queries/deliver.ts'

export interface WebhookDeps extends Omit<DeliveryDeps, 'stopping'> {
  /** Connections of the relay's role, which reads the outbox. */
  readonly relayPool: Pool
}

const slotsPerEndpoint = 8
const keepDays = 30
const pruneEveryMs = 60_000

/**
 * Delivers events to the endpoints of operators. Each endpoint has a few slots of its own: a slow receiver delays no other
 * one. Several workers may run; a lease gives each object to one of them.
 */
export const startWebhooks = ({ relayPool, ...parts }: WebhookDeps) => {
  const { db, log } = parts
  const stopping = new AbortController()
  const deps: DeliveryDeps = { ...parts, stopping: stopping.signal }
  const isStopping = () => stopping.signal.aborted
  const collector = startCollector(relayPool, log)
  const slots = new Map<string, Set<Promise<void>>>()

  const runSlot = async (memberId: number, endpointId: number): Promise<void> => {
    try {
      while (!isStopping() && (await deliverObject(deps, memberId, endpointId)));
    } catch (error) {
      log.warn({ err: error, memberId, endpointId }, 'webhook delivery interrupted')
    }
  }
  const fillSlots = (memberId: number, endpointId: number): void => {
    const key = `${memberId}/${endpointId}`
    const running = slots.get(key) ?? new Set()
    slots.set(key, running)
    while (running.size < slotsPerEndpoint) {
      const slot = runSlot(memberId, endpointId).finally(() => running.delete(slot))
      running.add(slot)
    }
  }
  const polls = [
    pollMembers({
      db,
      log,
      name: 'webhooks',
      everyMs: deps.timing.pollMs,
      findDue: findDue('webhooks'),
      work: async memberId => {
        const due = await inMember(db, memberId, tx => listDueEndpoints(tx, memberId))
        if (!isStopping()) for (const endpointId of due) fillSlots(memberId, endpointId)
        return false
      },
    }),
    pollMembers({
      db,
      log,
      name: 'old webhook events',
      everyMs: pruneEveryMs,
      findDue: findDue('old_webhook_events', keepDays),
      work: memberId => inMember(db, memberId, tx => pruneEvents(tx, memberId, keepDays)),
    }),
  ]
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await collector.stop()
      await Promise.all(polls.map(poll => poll.stop()))
      await Promise.all([...slots.values()].flatMap(running => [...running]))
    },
  }
}
