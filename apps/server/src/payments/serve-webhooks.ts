import type { FastifyInstance } from 'fastify'
import type { Log } from '#log.ts'
import type { Members } from '#member/members.ts'
import type { PaymentProvider } from '#providers/payments.ts'
import type { Inbox } from './inbox.ts'

interface WebhookParts {
  readonly members: Members
  readonly inbox: Inbox
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
  const { members, inbox, provider, log, now } = parts
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
        const hints = provider.readWebhook(headers, body, now())
        if (!hints) {
          log.warn({ memberId: member.id, provider: provider.name }, 'webhook refused')
          return reply.code(401).send({ error: 'not signed, or too old' })
        }
        await Promise.all(hints.map(hint => inbox.keep(member.id, hint)))
        return reply.type('text/plain').send(provider.webhookAnswer)
      },
    )
    done()
  })
}
