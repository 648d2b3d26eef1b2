import type { PaymentProviderKind } from '@fairground/contract/operator/payment-provider'
import { inMember } from '@fairground/database/transaction'
import { type OperatorHandlers, requireMember } from '#staff/access/operator-handler.ts'
import {
  createWebhookEndpoint,
  replayWebhooks,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from '#staff/integrations/webhook-endpoints.ts'
import { findCheckProviderRow } from '#identity-checks/index.ts'
import { siteUrl } from '#player/site-link.ts'
import { setIdentityCheckProvider } from '#staff/integrations/identity-check-provider.ts'
import { startIdentityCheck } from '#staff/integrations/start-identity-check.ts'
import { listProviders } from '#payments/index.ts'
import { savePaymentProvider, testPaymentProvider } from '#staff/integrations/payment-providers.ts'
import { newestRow, readPage, splitPlace } from '#staff/read-page.ts'
import { findLastPosition, listDeliveries, listEndpoints } from '#webhooks/queries/endpoints.ts'
import { toMessageId } from '#webhooks/send.ts'
import type { Member } from '#operator/members.ts'
import { done, toActing } from './acting.ts'

const toWebhookUrl = (siteAddress: string, member: Member, name: string): string =>
  siteUrl(siteAddress, member, `/webhooks/${name}/${member.id}`)
const toTime = (at: number | null): number | null => (at === null ? null : Math.floor(at))

/** Handlers for the systems that an operator connects. */
export const integrationHandlers = {
  listWebhookEndpoints: (_, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => ({
      endpoints: (await listEndpoints(tx, memberId)).map(({ id, failingSince, pending, ...endpoint }) => ({
        endpointId: id,
        ...endpoint,
        status: endpoint.status as 'enabled' | 'disabled',
        failingSince: toTime(failingSince),
        pending: Number(pending),
      })),
      lastPosition: Number(await findLastPosition(tx, memberId)),
    }))
  },
  createWebhookEndpoint: ({ url, events, reason }, caller, context) =>
    createWebhookEndpoint(context, toActing(caller, reason), { url, events }),
  updateWebhookEndpoint: async ({ reason, ...change }, caller, context) => {
    await updateWebhookEndpoint(context, toActing(caller, reason), change)
    return done
  },
  rotateWebhookSecret: ({ endpointId, reason }, caller, context) =>
    rotateWebhookSecret(context, toActing(caller, reason), endpointId),
  listWebhookDeliveries: ({ endpointId, status = null, after, limit }, caller, { db }) => {
    const memberId = requireMember(caller).id
    const place = splitPlace(after, /^([0-9]{1,9}):([0-9]{1,15})$/)
    const before = place ? { replayId: Number(place[0]), position: Number(place[1]) } : null
    return inMember(db, memberId, async tx => {
      const { rows, next } = await readPage(
        { limit },
        count => listDeliveries(tx, memberId, endpointId, { status, before, limit: count }),
        ({ replayId, position }) => `${replayId}:${position}`,
      )
      const deliveries = rows.map(({ position, outboxId, lastAttemptAt, ...delivery }) => ({
        ...delivery,
        status: delivery.status as 'pending' | 'delivered' | 'failed',
        position: Number(position),
        messageId: toMessageId(memberId, outboxId),
        lastAttemptAt: toTime(lastAttemptAt),
      }))
      return { deliveries, next }
    })
  },
  replayWebhooks: ({ endpointId, range, reason }, caller, context) =>
    replayWebhooks(context, toActing(caller, reason), endpointId, range),
  listPaymentProviders: ({ after = newestRow, limit }, caller, { db, siteAddress }) => {
    const member = requireMember(caller)
    return inMember(db, member.id, async tx => {
      const { rows, next } = await readPage(
        { limit },
        count => listProviders(tx, member.id, after, count),
        ({ id }) => id,
      )
      const providers = rows.map(({ id, name, kind, account, status, createdAt }) => ({
        providerId: id,
        name,
        kind: kind as PaymentProviderKind,
        account,
        status: status as 'draft' | 'current' | 'former',
        webhookUrl: toWebhookUrl(siteAddress, member, name),
        createdAt: Math.floor(createdAt),
      }))
      return { providers, next }
    })
  },
  savePaymentProvider: async ({ provider, reason }, caller, context) => {
    const saved = await savePaymentProvider(context, toActing(caller, reason), provider)
    return { ...saved, webhookUrl: toWebhookUrl(context.siteAddress, requireMember(caller), saved.name) }
  },
  testPaymentProvider: ({ providerId, reason }, caller, context) =>
    testPaymentProvider(context, toActing(caller, reason), providerId),
  setIdentityCheckProvider: async ({ provider, reason }, caller, context) => {
    await setIdentityCheckProvider(context, toActing(caller, reason), provider)
    return done
  },
  getIdentityCheckProvider: (_, caller, { db, siteAddress }) => {
    const member = requireMember(caller)
    return inMember(db, member.id, async tx => {
      const row = await findCheckProviderRow(tx, member.id)
      const { levelName = '' } = (row?.settings ?? {}) as { readonly levelName?: string }
      const webhookUrl = siteUrl(siteAddress, member, `/identity-checks/${member.id}`)
      return {
        provider: row
          ? { kind: row.kind, levelName, webhookUrl, changedAt: Math.floor(row.changedAt) }
          : null,
      }
    })
  },
  startIdentityCheck: ({ username, reason }, caller, context) =>
    startIdentityCheck(context, toActing(caller, reason), username),
} as const satisfies Partial<OperatorHandlers>
