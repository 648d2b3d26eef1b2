import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { formatCount, formatQuantity } from '#core/format/numbers.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { toCodeWords } from '#parts/form/words/code-words.ts'
import { Facts } from '#parts/values/facts.tsx'
import { DeliveriesTable } from './deliveries-table.tsx'
import { type Endpoint, EndpointState } from './endpoints-table.tsx'
import { eventHints } from './event-words.ts'

type Events = OperatorInput<'createWebhookEndpoint'>['events']

interface EndpointPanelProps {
  readonly endpoint: Endpoint
  readonly lastPosition: number
  readonly onSecret: (secret: string) => void
  readonly onClose: () => void
}

/** One address: its state, its acts and its deliveries. */
export function EndpointPanel({ endpoint, lastPosition, onSecret, onClose }: EndpointPanelProps) {
  const { endpointId, url, status, events } = endpoint
  return (
    <>
      <Panel
        title={`Webhook ${endpointId}`}
        about={<EndpointState endpoint={endpoint} />}
        tools={<IconButton icon="close" size="sm" label="Close the webhook" onPress={onClose} />}
        footer={
          <>
            <ActButton
              operation="updateWebhookEndpoint"
              fixed={{ endpointId }}
              initial={{ url, events: events as Events, status }}
              title={`Change webhook ${endpointId}`}
              about="Deliveries that wait go to the new address. While it is off, events are kept and not delivered."
              hints={eventHints}
              submitLabel="Save"
              done="The webhook is changed"
            >
              Change…
            </ActButton>
            <ActButton
              operation="rotateWebhookSecret"
              fixed={{ endpointId }}
              title={`New secret for webhook ${endpointId}`}
              about="For a day, deliveries carry the signatures of both secrets, so that the receiver can change without a gap."
              submitLabel="Make a new secret"
              done="There is a new secret. Store it now"
              onDone={({ secret }) => onSecret(secret)}
            >
              New secret…
            </ActButton>
            <ActButton
              operation="replayWebhooks"
              fixed={{ endpointId }}
              title={`Deliver events again to webhook ${endpointId}`}
              about={`Stored events are delivered again with the same message ids. The last event is ${formatCount(lastPosition)}; events are kept for 30 days.`}
              submitLabel="Deliver again"
              done={({ events: count }) => `${formatQuantity(count, 'event')} will be delivered again`}
            >
              Deliver again…
            </ActButton>
          </>
        }
      >
        {endpoint.disabledReason !== null && (
          <Note tone="warn" icon="pause">
            {endpoint.disabledReason}
          </Note>
        )}
        <Facts
          isLeft
          facts={[
            { title: 'Address', value: url },
            { title: 'Waiting deliveries', value: formatCount(endpoint.pending) },
            { title: 'Events', value: events.map(toCodeWords).join(', ') },
          ]}
        />
      </Panel>
      <DeliveriesTable endpointId={endpointId} />
    </>
  )
}
