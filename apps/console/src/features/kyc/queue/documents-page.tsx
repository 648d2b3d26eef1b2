import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLoggedRead } from '#core/api/use-logged-read.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { ReasonAsk } from '#parts/form/reason-ask.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { describeDocument, describeVerification } from '#parts/player/document-words.ts'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { KycFrame } from '../kyc-frame.tsx'

type Request = OperatorOutput<'listDocumentRequests'>['requests'][number]

const columns: readonly Column<Request>[] = [
  { id: 'player', title: 'Player', cell: ({ username }) => username, always: true, width: 170 },
  { id: 'kind', title: 'To verify', cell: ({ kind }) => describeVerification(kind), width: 140 },
  {
    id: 'documents',
    title: 'Documents',
    cell: ({ documents }) => documents.map(({ kind }) => describeDocument(kind)).join(', '),
    width: 260,
  },
  { id: 'reply', title: 'The player writes', cell: ({ reply }) => reply, always: true },
  { id: 'id', title: 'Request', cell: ({ id }) => id, align: 'end', width: 100 },
]

/** All requests that wait with their documents and texts. Reading them needs a reason. */
export function DocumentsPage() {
  const [reason, setReason] = useState('')
  const { data, error, isReading, read } = useLoggedRead('listDocumentRequests')
  const navigate = useNavigate()
  const path = usePath()
  return (
    <KycFrame about="Requests with their documents and texts">
      {data ? (
        <DataTable
          title="Waiting requests"
          name="requests"
          rows={data.requests}
          columns={columns}
          rowKey={({ id }) => id}
          onOpen={({ id }) => void navigate(path('kyc', id))}
          empty={<Empty title="No request waits" />}
          footer="At most 200, oldest first."
        />
      ) : (
        <Panel title="All waiting documents">
          <p>The list has texts that players wrote. The log keeps each look.</p>
          <ReasonAsk
            reason={reason}
            onChange={setReason}
            reasons={['Plan the work of the day', 'Look for a document']}
            submitLabel="Show the documents"
            isLoading={isReading}
            onSubmit={() => void read({ reason })}
          />
          {Boolean(error) && <Problem error={error} what="The documents did not load." />}
        </Panel>
      )}
    </KycFrame>
  )
}
