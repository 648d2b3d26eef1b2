import { Link } from 'react-router'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { describeDocument } from '#parts/player/document-words.ts'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Facts } from '#parts/values/facts.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import type { PlayerRecord } from '#features/players/acts/act-props.ts'
import { DocumentActs } from '#features/players/acts/document-acts.tsx'
import type { TabProps } from './tab-props.ts'
import styles from './tabs.module.css'

type Document = PlayerRecord['documents'][number]

function RequestLink({ requestId }: { readonly requestId: number | null }) {
  const path = usePath()
  const { mayDo } = useRights()
  if (requestId === null) return 'None'
  return mayDo('listVerifications') ? <Link to={path('kyc', requestId)}>{requestId}</Link> : requestId
}

const columns: readonly Column<Document>[] = [
  { id: 'kind', title: 'Document', cell: ({ kind }) => describeDocument(kind), always: true },
  {
    id: 'at',
    title: 'Sent',
    cell: ({ uploadedAt }) => <When at={uploadedAt} />,
    text: ({ uploadedAt }) => new Date(uploadedAt).toISOString(),
    sortBy: ({ uploadedAt }) => uploadedAt,
    width: 140,
  },
  {
    id: 'request',
    title: 'Request',
    cell: ({ requestId }) => <RequestLink requestId={requestId} />,
    text: ({ requestId }) => String(requestId ?? ''),
    width: 110,
  },
  { id: 'type', title: 'File', cell: ({ contentType }) => contentType, width: 150 },
]

const toVerified = (at: number | null) =>
  at === null ? (
    <Tag>Not verified</Tag>
  ) : (
    <Tag tone="good" icon="check">
      Verified <When at={at} style="day" />
    </Tag>
  )

export function VerificationTab({ player }: TabProps) {
  const { status, emailVerifiedAt, phoneVerifiedAt, idVerifiedAt, addressVerifiedAt } = player.verification
  return (
    <>
      <Panel title="Verification">
        <Facts
          isLeft
          facts={[
            {
              title: 'Identity',
              value: status === 'REJECTED' ? <Tag tone="bad">Refused</Tag> : toVerified(idVerifiedAt),
            },
            { title: 'Address', value: toVerified(addressVerifiedAt) },
            { title: 'Email', value: toVerified(emailVerifiedAt) },
            { title: 'Phone', value: toVerified(phoneVerifiedAt) },
          ]}
        />
        <div className={styles.acts}>
          <DocumentActs player={player} isFull={false} />
        </div>
      </Panel>
      <DataTable
        title="Documents"
        name="documents"
        rows={player.documents}
        columns={columns}
        rowKey={({ uploadId }) => uploadId}
        empty={<Empty title="The player has sent no document" icon="document" />}
        footer="The newest 20. A document is shown in its request, with a watermark."
      />
    </>
  )
}
