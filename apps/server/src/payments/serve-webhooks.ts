import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Log } from '#log.ts'
import type { Members } from '#member/members.ts'
import type { PaymentHint, PaymentProvider } from '#providers/payments.ts'
import type { Vault } from '#vault/vault.ts'
import { type OrderName, readReference } from './references.ts'

interface WebhookParts {
  readonly db: Database
  readonly members: Members
  readonly vault: Vault
  readonly provider: PaymentProvider
  readonly log: Log
  readonly now: () => number
}

const largestBody = 65_536

/**
 * POST /webhooks/{provider}/{memberId}. What the provider signed is kept and answered at once; a worker then asks the
 * provider itself what is the case. What it did not sign, or signed long ago, is refused and forgotten.
 */
export const serveWebhooks = (app: FastifyInstance, parts: WebhookParts): void => {
  const { db, members, vault, provider, log, now } = parts
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBody }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.post<{ Params: { provider: string; memberId: string } }>(
      '/webhooks/:provider/:memberId',
      async ({ params, headers, body }, reply) => {
        const member = await members.byId(Number(params.memberId))
        if (!member || params.provider !== provider.name || !Buffer.isBuffer(body))
          return reply.code(404).send({ error: 'nobody listens here' })
        const hint = provider.readWebhook(headers, body, now())
        if (!hint) {
          log.warn({ memberId: member.id, provider: provider.name }, 'webhook refused')
          return reply.code(401).send({ error: 'not signed, or too old' })
        }
        const sealed = vault.seal(member.id, 'webhook', body.toString())
        await inMember(db, member.id, tx =>
          keep(tx, { memberId: member.id, provider: provider.name, sealed }, hint),
        )
        return { received: true }
      },
    )
    done()
  })
}

interface Received {
  readonly memberId: number
  readonly provider: string
  readonly sealed: Buffer
}

/**
 * Kept once, and when it is new its order is asked about soon: one statement, because the provider waits for it. An order
 * of another operator is not ours to ask about, whoever signed the message.
 */
const keep = async (
  tx: Tx,
  { memberId, provider, sealed }: Received,
  { eventId, reference }: PaymentHint,
): Promise<void> => {
  const order = readReference(reference)
  const isOurs = order?.memberId === memberId
  const table = sql.table(tables[order?.kind ?? 'deposit'])
  await sql`
    WITH kept AS (
      INSERT INTO payment_inbox (member_id, provider, event_id, reference, sealed)
      VALUES (${memberId}, ${provider}, ${eventId}, ${reference}, ${sealed})
      ON CONFLICT DO NOTHING RETURNING event_id)
    UPDATE ${table} AS o SET ask_at = clock_timestamp()
      FROM journal j, kept
     WHERE j.member_id = ${memberId} AND j.id = ${isOurs ? order.id : null}::bigint
       AND o.member_id = ${memberId} AND o.op_key = j.op_key`.execute(tx)
}

const tables: { readonly [K in OrderName['kind']]: string } = {
  deposit: 'deposit_order',
  withdrawal: 'payout_order',
}
