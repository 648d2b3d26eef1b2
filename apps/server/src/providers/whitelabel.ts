import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PartnerFetch } from './partner-fetch.ts'

/** An operator's system that authenticates the visitors of a whitelabel site. */
export interface Partner {
  readonly endpoint: string
  readonly secret: string
}

const timeoutMs = 5000
const maxAnswerLength = 10_000
const signatureHeader = 'x-fairground-signature'

const signature = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

const isSigned = (secret: string, text: string, header: string | null): boolean => {
  const expected = signature(secret, text)
  const given = Buffer.from(header ?? '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Asks the operator's system for the user of a session: POST {sessionId, at}, answered with {sessionId, username}. Both
 * are signed with the shared secret. The answer contains the session id, so it cannot be replayed for another session.
 */
export const findUsername = async (
  { endpoint, secret }: Partner,
  sessionId: string,
  now: number,
  fetch: PartnerFetch,
): Promise<string | undefined> => {
  const body = JSON.stringify({ sessionId, at: now })
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signature(secret, body).toString('hex'),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = (await response.text()).slice(0, maxAnswerLength)
  if (!response.ok || !isSigned(secret, text, response.headers.get(signatureHeader))) return undefined
  const answer = JSON.parse(text) as { readonly sessionId?: unknown; readonly username?: unknown }
  return answer.sessionId === sessionId && typeof answer.username === 'string' ? answer.username : undefined
}
