import { type EventName, events, isEventName } from '@fairground/contract/events'
import { type WebhookObject, webhookRules } from '@fairground/contract/operator/webhook-events'

/** An event as operators receive it. */
export interface WebhookMessage {
  readonly event: EventName
  readonly object: string
  readonly data: Readonly<Record<string, unknown>>
}

type Body = Readonly<Record<string, unknown>>

const withdrawalType = 2

const toObject: { readonly [O in WebhookObject]: (body: Body) => string } = {
  site: () => 'site',
  instance: body => `instance/${String(body['gameInstanceId'])}`,
  player: body => `player/${String(body['playerId'])}`,
  order: body =>
    `${body['orderType'] === withdrawalType ? 'withdrawal' : 'deposit'}/${String(body['orderId'])}`,
}

/** Undefined for events that operators do not receive and for the copy on a second topic. */
export const toMessage = (topic: string, event: string, body: Body): WebhookMessage | undefined => {
  if (!isEventName(event) || !topic.startsWith(`${events[event].topic}.`)) return undefined
  const rule = webhookRules[event]
  if (rule === null) return undefined
  const data = Object.fromEntries(rule.fields.map(field => [field, body[field]]))
  return { event, object: toObject[rule.object](body), data }
}
