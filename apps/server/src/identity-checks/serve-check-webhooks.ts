import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { FastifyInstance } from 'fastify'
import type { Members } from '#operator/members.ts'
import type { Log } from '#platform/log.ts'
import type { Vault } from '#vault/vault.ts'
import { findCheckProvider } from './check-provider.ts'
import { makeCheckDue } from './queries.ts'

interface CheckWebhookDeps {
  readonly db: Database
  readonly vault: Vault
  readonly members: Members
  readonly log: Log
}

const maxBodyBytes = 65_536

/** Serves POST /identity-checks/{memberId}. A signed webhook only makes the check due; the console asks the vendor. */
export const serveCheckWebhooks = (
  app: FastifyInstance,
  { db, vault, members, log }: CheckWebhookDeps,
): void => {
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBodyBytes },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post<{ Params: { memberId: string } }>(
      '/identity-checks/:memberId',
      async ({ params, headers, body }, reply) => {
        const member = await members.byId(Number(params.memberId))
        if (!member || !Buffer.isBuffer(body)) return reply.code(404).send({ error: 'unknown operator' })
        const isStored = await inMember(db, member.id, async tx => {
          const provider = await findCheckProvider(tx, vault, member.id)
          const applicantId = provider?.readWebhook(headers, body)
          if (applicantId === undefined) return false
          await makeCheckDue(tx, member.id, applicantId)
          return true
        })
        if (isStored) return reply.code(204).send()
        log.warn({ memberId: member.id }, 'identity check webhook rejected')
        return reply.code(401).send({ error: 'the signature is invalid' })
      },
    )
    done()
  })
}
