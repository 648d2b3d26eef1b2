import { useState } from 'react'
import { Route, Routes, useNavigate, useParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { OperatorFrame } from '#features/operators/operator-frame.tsx'
import { SecretNote } from '../secret-note.tsx'
import { EndpointPanel } from './endpoint-panel.tsx'
import { EndpointsTable } from './endpoints-table.tsx'

/** Addresses that receive events, and what was delivered to each. */
export function WebhooksTab() {
  return (
    <Routes>
      <Route path="" element={<Webhooks />} />
      <Route path=":endpointId" element={<Webhooks />} />
    </Routes>
  )
}

function Webhooks() {
  const opened = Number(useParams()['endpointId'])
  const query = useOperation('listWebhookEndpoints', {})
  const [secret, setSecret] = useState<{ readonly value: string; readonly text: string }>()
  const navigate = useNavigate()
  const path = usePath()
  const endpoint = query.data?.endpoints.find(({ endpointId }) => endpointId === opened)
  const open = (endpointId?: number) =>
    void navigate(path('operator', 'webhooks', ...(endpointId === undefined ? [] : [endpointId])))
  return (
    <OperatorFrame>
      {secret && (
        <SecretNote secret={secret.value} onStored={() => setSecret(undefined)}>
          {secret.text}
        </SecretNote>
      )}
      <Columns kind={endpoint ? 'detail' : 'even'}>
        <EndpointsTable
          query={query}
          opened={endpoint?.endpointId}
          onOpen={open}
          onSecret={value => setSecret({ value, text: 'The secret of the new webhook.' })}
        />
        {endpoint && (
          <Stack>
            <EndpointPanel
              key={endpoint.endpointId}
              endpoint={endpoint}
              lastPosition={query.data?.lastPosition ?? 0}
              onSecret={value =>
                setSecret({
                  value,
                  text: `The new secret of webhook ${endpoint.endpointId}. The former one is valid for a day.`,
                })
              }
              onClose={() => open()}
            />
          </Stack>
        )}
      </Columns>
    </OperatorFrame>
  )
}
