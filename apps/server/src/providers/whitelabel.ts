import { createHmac, timingSafeEqual } from 'node:crypto'

/** An operator's own system, which knows its visitors' sessions. */
export interface Partner {
  readonly endpoint: string
  readonly secret: string
}

const patienceMs = 5000
const longestAnswer = 10_000
const signatureHeader = 'x-fairground-signature'

const signature = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

const isSigned = (secret: string, text: string, said: string | null): boolean => {
  const expected = signature(secret, text)
  const given = Buffer.from(said ?? '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/**
 * Asks the operator whose session this is: POST {sessionId, at}, answered with {sessionId, username}. Both are signed
 * with the shared secret, and the answer names the session, so that one answer cannot stand for another.
 */
export const usernameOfSession = async (
  { endpoint, secret }: Partner,
  sessionId: string,
  now: number,
): Promise<string | undefined> => {
  const body = JSON.stringify({ sessionId, at: now })
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signature(secret, body).toString('hex'),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = (await response.text()).slice(0, longestAnswer)
  if (!response.ok || !isSigned(secret, text, response.headers.get(signatureHeader))) return undefined
  const answer = JSON.parse(text) as { readonly sessionId?: unknown; readonly username?: unknown }
  return answer.sessionId === sessionId && typeof answer.username === 'string' ? answer.username : undefined
}
