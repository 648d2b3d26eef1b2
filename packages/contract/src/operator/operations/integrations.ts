import { Type } from 'typebox'
import { closed, Count, Id, NoInput, Nullable, ShortText, Time, Url } from '#entities/values.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { placePages } from '../paging.ts'
import { webhookEventNames } from '../webhook-events.ts'
import { RowId } from '../row-id.ts'

const read = { area: 'integrations', scope: 'operator', access: 'integrations.read' } as const
const write = {
  area: 'integrations',
  scope: 'operator',
  access: 'integrations.write',
  stepUp: true,
  faults: ['staff.refused'],
} as const

const Events = Type.Array(Type.Enum([...webhookEventNames]), {
  minItems: 1,
  maxItems: webhookEventNames.length,
  uniqueItems: true,
})
const Secret = Type.String({
  pattern: '^whsec_[A-Za-z0-9+/]{43}=$',
  description: 'Verifies the signatures of Standard Webhooks. It is shown once.',
})
const Status = Type.Enum(['enabled', 'disabled'])
const DeliveryStatus = Type.Enum(['pending', 'delivered', 'failed'])

const EndpointView = closed({
  endpointId: RowId,
  url: Url,
  events: Type.Array(ShortText),
  status: Status,
  disabledReason: Nullable(ShortText),
  failingSince: Nullable(Time),
  pending: Count,
})

const DeliveryView = closed({
  position: Id,
  replayId: Count,
  messageId: ShortText,
  event: ShortText,
  object: ShortText,
  status: DeliveryStatus,
  attempts: Count,
  answer: Nullable(Type.String()),
  lastAttemptAt: Nullable(Time),
})

export const integrationOperations = {
  listWebhookEndpoints: operatorOperation({
    ...read,
    input: NoInput,
    output: closed({ endpoints: Type.Array(EndpointView, { maxItems: 20 }), lastPosition: Count }),
    faults: [],
    summary: 'Lists the addresses that receive events, without their secrets. There are at most 20.',
  }),
  createWebhookEndpoint: operatorOperation({
    ...write,
    input: withReason({ url: Url, events: Events }),
    output: closed({ endpointId: RowId, secret: Secret }),
    summary: 'Sends the chosen events to an https address, signed as Standard Webhooks.',
  }),
  updateWebhookEndpoint: operatorOperation({
    ...write,
    input: withReason({
      endpointId: RowId,
      url: Type.Optional(Url),
      events: Type.Optional(Events),
      status: Type.Optional(Status),
    }),
    output: Done,
    summary: 'Changes address, events or status. Pending deliveries go to the new address.',
  }),
  rotateWebhookSecret: operatorOperation({
    ...write,
    input: withReason({ endpointId: RowId }),
    output: closed({ secret: Secret, previousValidUntil: Time }),
    summary: 'Creates a new secret. For a day, deliveries carry the signatures of both.',
  }),
  listWebhookDeliveries: operatorOperation({
    ...read,
    input: closed({
      endpointId: RowId,
      status: Type.Optional(DeliveryStatus),
      ...placePages.input,
    }),
    output: closed({ deliveries: Type.Array(DeliveryView), ...placePages.output }),
    faults: ['staff.refused'],
    summary: 'Lists deliveries of an endpoint, newest first. The events of 30 days are kept.',
  }),
  replayWebhooks: operatorOperation({
    ...write,
    input: withReason({
      endpointId: RowId,
      range: Type.Union([closed({ fromPosition: Id, toPosition: Id }), closed({ from: Time, to: Time })]),
    }),
    output: closed({ replayId: RowId, events: Count }),
    summary: 'Delivers stored events of a range of positions or times again, with the same message ids.',
  }),
} as const
