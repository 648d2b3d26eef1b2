import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatCount } from '#core/format/numbers.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { Since } from '#parts/values/when.tsx'
import { eventHints } from './event-words.ts'

type Endpoints = OperatorOutput<'listWebhookEndpoints'>
export type Endpoint = Endpoints['endpoints'][number]

/** Whether an address receives events now. */
export function EndpointState({ endpoint }: { readonly endpoint: Endpoint }) {
  const { status, failingSince } = endpoint
  if (status === 'disabled') return <Tag icon="pause">Off</Tag>
  if (failingSince === null)
    return (
      <Tag tone="good" icon="check">
        Delivers
      </Tag>
    )
  return (
    <Tag tone="bad" icon="warning">
      Fails for <Since at={failingSince} />
    </Tag>
  )
}

const columns: readonly Column<Endpoint>[] = [
  { id: 'url', title: 'Address', cell: ({ url }) => url, sortBy: ({ url }) => url, always: true },
  {
    id: 'events',
    title: 'Events',
    cell: ({ events }) => formatCount(events.length),
    sortBy: ({ events }) => events.length,
    align: 'end',
    width: 90,
  },
  {
    id: 'pending',
    title: 'Waiting',
    cell: ({ pending }) => formatCount(pending),
    sortBy: ({ pending }) => pending,
    align: 'end',
    width: 90,
  },
  {
    id: 'state',
    title: 'State',
    cell: endpoint => <EndpointState endpoint={endpoint} />,
    text: ({ status }) => status,
    width: 170,
    always: true,
  },
]

interface EndpointsTableProps {
  readonly query: UseQueryResult<Endpoints>
  readonly opened: number | undefined
  readonly onOpen: (endpointId?: number) => void
  readonly onSecret: (secret: string) => void
}

export function EndpointsTable({ query, opened, onOpen, onSecret }: EndpointsTableProps) {
  const create = (
    <ActButton
      operation="createWebhookEndpoint"
      icon="plus"
      fixed={{}}
      title="Send events to an address"
      about="Events have numbers and states, never personal data. They are signed as Standard Webhooks; the secret is shown once after this."
      hints={eventHints}
      submitLabel="Create the webhook"
      done="The webhook is created. Store its secret now"
      onDone={({ endpointId, secret }) => {
        onSecret(secret)
        onOpen(endpointId)
      }}
    >
      Add a webhook…
    </ActButton>
  )
  return (
    <DataTable
      title="Webhooks"
      name="webhooks"
      rows={query.data?.endpoints ?? []}
      columns={columns}
      rowKey={({ endpointId }) => endpointId}
      isLoading={query.isPending}
      error={query.error}
      onRetry={() => void query.refetch()}
      openKey={opened}
      onOpen={({ endpointId }) => onOpen(endpointId)}
      onClose={() => onOpen()}
      tools={create}
      empty={
        <Empty title="No webhooks yet" icon="share">
          Add the address of a program that follows draws, orders or players.
        </Empty>
      }
    />
  )
}
