import type { FastifyInstance } from 'fastify'
import type { Log } from '#platform/log.ts'
import type { Members } from '#operator/members.ts'
import type { PaymentProviders, WebhookEvent } from '#providers/payments.ts'
import type { WebhookInbox } from './webhook-inbox.ts'

interface WebhookDeps {
  readonly members: Members
  readonly inbox: WebhookInbox
  readonly providers: PaymentProviders
  readonly log: Log
  readonly now: () => number
}

const maxBodyBytes = 65_536

/**
 * Serves POST /webhooks/{provider}/{memberId}. A signed webhook is stored and acknowledged at once; a worker then
 * checks the status with the provider. An unsigned or old webhook is rejected and not stored.
 */
export const serveWebhooks = (app: FastifyInstance, deps: WebhookDeps): void => {
  const { members, inbox, providers, log, now } = deps
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxBodyBytes },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post<{ Params: { provider: string; memberId: string } }>(
      '/webhooks/:provider/:memberId',
      async ({ params, headers, body }, reply) => {
        const member = await members.byId(Number(params.memberId))
        const provider = member && (await providers.findNamed(member.id, params.provider))
        if (!member || !provider || !Buffer.isBuffer(body))
          return reply
            .code(404)
            .send({ error: 'unknown webhook endpoint: check the provider name and operator id in the URL' })
        const events = await provider.readWebhook(headers, body, now())
        if (!events) {
          log.warn({ memberId: member.id, provider: provider.name }, 'webhook rejected')
          return reply
            .code(401)
            .send({ error: 'webhook rejected: the signature is invalid or the timestamp is too old' })
        }
        const ours = events.filter(isStorable)
        if (ours.length < events.length)
          log.warn({ memberId: member.id, provider: provider.name }, 'webhook ignored: no order of ours')
        await Promise.all(ours.map(event => inbox.store(member.id, provider.name, event)))
        return reply.type('text/plain').send(provider.webhookAnswer)
      },
    )
    done()
  })
}

/** The limit of the columns. Our own references are much shorter, so a longer one names no order of ours. */
const maxNameLength = 100

const isStorable = ({ eventId, reference }: WebhookEvent): boolean =>
  eventId !== '' && [eventId, reference].every(name => name.length <= maxNameLength && !name.includes('\0'))
