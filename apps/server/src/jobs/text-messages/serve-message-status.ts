import type { FastifyInstance } from 'fastify'
import type { Members } from '#operator/members.ts'
import type { Log } from '#platform/log.ts'
import { findTwilioSettings } from '#providers/twilio/settings.ts'
import { isTwilioSignature } from '#providers/twilio/signature.ts'
import { toStatusUrl } from './status-url.ts'

interface StatusDeps {
  readonly members: Members
  readonly messagesUrl: string | undefined
  readonly siteAddress: string
  readonly log: Log
  readonly observe: (status: string) => void
}

const maxBodyBytes = 16_384
const statuses = [
  'queued',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'completed',
  'busy',
  'no-answer',
  'canceled',
]
const failures: ReadonlySet<string> = new Set(['undelivered', 'failed', 'busy', 'no-answer'])

/** Serves POST /message-status/{memberId}, where Twilio reports what became of a message. It stores nothing. */
export const serveMessageStatus = (app: FastifyInstance, deps: StatusDeps): void => {
  const { members, messagesUrl, siteAddress, log, observe } = deps
  const twilio = messagesUrl === undefined ? undefined : findTwilioSettings(messagesUrl)
  if (!twilio) return
  void app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      (_request, body, parsed) => parsed(null, body),
    )
    scope.post<{ Params: { memberId: string } }>(
      '/message-status/:memberId',
      async ({ params, headers, body }, reply) => {
        const member = await members.byId(Number(params.memberId))
        if (!member || typeof body !== 'string') return reply.code(404).send({ error: 'unknown operator' })
        const form = new URLSearchParams(body)
        const signature = String(headers['x-twilio-signature'] ?? '')
        if (!isTwilioSignature(twilio.authToken, toStatusUrl(siteAddress, member), form, signature)) {
          log.warn({ memberId: member.id }, 'message status rejected')
          return reply.code(403).send({ error: 'the signature is invalid' })
        }
        const reported = form.get('MessageStatus') ?? form.get('CallStatus') ?? ''
        const status = statuses.find(known => known === reported) ?? 'other'
        observe(status)
        // The number of the player is not logged.
        if (failures.has(status))
          log.warn(
            {
              memberId: member.id,
              message: form.get('MessageSid') ?? form.get('CallSid'),
              status,
              code: form.get('ErrorCode'),
            },
            'text message not delivered',
          )
        return reply.code(204).send()
      },
    )
    done()
  })
}
