import type { PartnerFetch } from '#providers/partner-fetch.ts'
import type { PendingEvent } from './queries/deliver.ts'
import { signMessage } from './sign.ts'

export interface SendingDeps {
  readonly fetchPartner: PartnerFetch
  /** Ends the attempt. */
  readonly signal: AbortSignal
}

export interface SendTarget {
  readonly memberId: number
  readonly url: string
  readonly secrets: readonly string[]
}

/** `gone`: the receiver wants no more events (HTTP 410). */
export interface SendOutcome {
  readonly result: 'delivered' | 'failed' | 'gone'
  /** The HTTP status or why there was none. */
  readonly answer: string
}

const goneStatus = 410
const maxAnswerLength = 200

/** The same event has the same id in every attempt and replay, so that receivers can drop repeats. */
export const toMessageId = (memberId: number, outboxId: bigint): string => `msg_${memberId}_${outboxId}`

export const sendEvent = async (
  { fetchPartner, signal }: SendingDeps,
  { memberId, url, secrets }: SendTarget,
  { position, outboxId, event, object, data, at }: PendingEvent,
): Promise<SendOutcome> => {
  const body = JSON.stringify({
    type: event,
    timestamp: new Date(at).toISOString(),
    memberId,
    object,
    position: Number(position),
    data,
  })
  const message = {
    id: toMessageId(memberId, outboxId),
    timestamp: Math.floor(Date.now() / 1000),
    body,
  }
  try {
    const { status, ok } = await fetchPartner(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signMessage(secrets, message) },
      body,
      signal,
    })
    const result = ok ? 'delivered' : status === goneStatus ? 'gone' : 'failed'
    return { result, answer: `HTTP ${status}` }
  } catch (error) {
    const answer = error instanceof Error ? error.message : String(error)
    return { result: 'failed', answer: answer.slice(0, maxAnswerLength) }
  }
}
