import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { openCheck } from '#identity-checks/index.ts'
import { ensureOpenRequest } from '#player/verification-requests.ts'
import { setIdentityCheckProvider } from '#staff/integrations/identity-check-provider.ts'
import { savePaymentProvider } from '#staff/integrations/payment-providers.ts'
import { createWebhookEndpoint } from '#staff/integrations/webhook-endpoints.ts'
import { storeEvents, takePositions } from '#webhooks/queries/collect.ts'
import { storeAttempts } from '#webhooks/queries/deliver.ts'
import { decide, findPlayerId, type SampleStaff } from './sample-staff.test-support.ts'

/** Payments use a provider that two people chose, and a vendor checks the identity of a player. */
export const addProviders = async (staff: SampleStaff): Promise<void> => {
  const { console, acting } = staff
  const memberId = acting.member.id
  const account = 'acct_sample'
  const { providerId } = await savePaymentProvider(console, acting, {
    kind: 'stripe',
    account,
    secrets: { key: 'sk_test_sample', webhookSecrets: ['whsec_sample0000'] },
  })
  await decide(staff, 'usePaymentProvider', { providerId, account })
  await setIdentityCheckProvider(console, acting, {
    kind: 'sumsub',
    levelName: 'basic',
    secrets: { appToken: 'token', secretKey: 'key', webhookSecret: 'secret' },
  })
  const playerId = await findPlayerId(staff, 'emil')
  await inMember(console.db, memberId, async tx => {
    const { id: requestId } = await ensureOpenRequest(tx, { memberId, playerId }, 'id')
    await openCheck(tx, memberId, { requestId, playerId, applicantId: 'applicant' })
  })
}

/** An endpoint has received the first of two events of an instance. */
export const addWebhooks = async (
  { owner, console, acting }: SampleStaff,
  db: Database,
  instanceId: number,
): Promise<void> => {
  const memberId = acting.member.id
  const { endpointId } = await createWebhookEndpoint(console, acting, {
    url: 'https://receiver.example.test/events',
    events: ['gameStart', 'gameEnd'],
  })
  const object = `instance/${instanceId}`
  const client = await owner.connect()
  try {
    await takePositions(client, new Map([[memberId, 2]]))
    await storeEvents(
      client,
      ['gameStart', 'gameEnd'].map((event, i) => ({
        memberId,
        position: BigInt(i + 1),
        outboxId: BigInt(i + 1),
        event,
        object,
        data: JSON.stringify({ gameInstanceId: instanceId }),
        at: new Date().toISOString(),
      })),
    )
  } finally {
    client.release()
  }
  await inMember(db, memberId, tx =>
    storeAttempts(tx, { memberId, endpointId, replayId: 0, object }, [
      { position: 1n, status: 'delivered', answer: '200' },
    ]),
  )
}
