import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { Told } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'

const purpose = 'webhook'

export const sealTold = (vault: Vault, memberId: number, text: string): Buffer =>
  vault.seal(memberId, purpose, text)

/** The inbox, by order: what webhooks brought, and what a provider answered that cannot be asked again. */
export const createTold = (db: Database, vault: Vault, provider: string): Told => ({
  read: ({ memberId, reference }) =>
    inMember(db, memberId, async tx => {
      const rows = await tx
        .selectFrom('payment_inbox')
        .select('sealed')
        .where('member_id', '=', memberId)
        .where('provider', '=', provider)
        .where('reference', '=', reference)
        .orderBy('received_at')
        .execute()
      return rows.map(({ sealed }) => vault.open(memberId, purpose, sealed) as string)
    }),
  keep: ({ memberId, reference }, { eventId, text }) =>
    inMember(db, memberId, async tx => {
      await tx
        .insertInto('payment_inbox')
        .values({
          member_id: memberId,
          provider,
          event_id: eventId,
          reference,
          sealed: sealTold(vault, memberId, text),
        })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    }),
})
