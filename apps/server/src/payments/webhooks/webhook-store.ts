import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { WebhookStore } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'
import { insertWebhook, readSealedWebhooks } from './queries.ts'
import { sealPurposes } from '#vault/seal-purposes.ts'

const purpose = sealPurposes.webhook

export const sealWebhook = (vault: Vault, memberId: number, text: string): Buffer =>
  vault.seal(memberId, purpose, text)

/** The stored webhooks of an order, and answers of the provider that cannot be queried again. */
export const createWebhookStore = (db: Database, vault: Vault, provider: string): WebhookStore => ({
  read: ({ memberId, reference }) =>
    inMember(db, memberId, async tx => {
      const texts = await readSealedWebhooks(tx, { memberId, provider, reference })
      return texts.map(sealed => vault.open(memberId, purpose, sealed) as string)
    }),
  save: ({ memberId, reference }, { eventId, text }) =>
    inMember(db, memberId, tx =>
      insertWebhook(tx, { memberId, provider, reference }, eventId, sealWebhook(vault, memberId, text)),
    ),
})
