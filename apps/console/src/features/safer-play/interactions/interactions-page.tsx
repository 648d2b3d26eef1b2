import { useMemo, useState } from 'react'
import { useLoggedRows } from '#core/api/use-logged-rows.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { ReasonAsk } from '#parts/form/reason-ask.tsx'
import { Beside } from '#parts/layout/beside.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import { toInteractionColumns } from './interaction-columns.tsx'
import { InteractionDetail } from './interaction-detail.tsx'
import { OutcomesPanel } from './outcomes-panel.tsx'
import { summariseOutcomes } from './summarise-outcomes.ts'

const pageSize = 200

/** All contacts with players and whether they helped. */
export function InteractionsPage() {
  const { rows, hasRead, read, readAgain: _, ...rest } = useLoggedRows('listInteractions')
  const [reason, setReason] = useState('')
  const [openId, setOpenId] = useState<number>()
  const { zone } = useFormat()
  const columns = useMemo(() => toInteractionColumns(zone), [zone])
  const opened = rows.find(({ interactionId }) => interactionId === openId)

  if (!hasRead)
    return (
      <Panel title="Contacts with players">
        <p>The notes are about single players, so the audit log records who reads them and why.</p>
        <ReasonAsk
          reason={reason}
          reasons={['Review of outcomes', 'Follow-up of a contact', 'Report to the regulator']}
          onChange={setReason}
          submitLabel="Show the contacts"
          isLoading={rest.isLoading}
          onSubmit={() => void read({ reason, limit: pageSize })}
        />
        {Boolean(rest.error) && <Problem error={rest.error} what="The contacts did not load." />}
      </Panel>
    )
  return (
    <>
      {rows.length > 0 && <OutcomesPanel summaries={summariseOutcomes(rows)} isPartial={rest.hasMore} />}
      <Beside
        list={
          <DataTable
            title="Contacts"
            name="contacts"
            rows={rows}
            {...rest}
            onEndReached={rest.hasMore ? rest.onEndReached : undefined}
            columns={columns}
            rowKey={({ interactionId }) => interactionId}
            openKey={openId}
            onOpen={({ interactionId }) => setOpenId(interactionId)}
            onClose={() => setOpenId(undefined)}
            empty={
              <Empty icon="info" title="No contact is recorded yet">
                Contacts are recorded from the worklist.
              </Empty>
            }
          />
        }
        detail={opened && <InteractionDetail interaction={opened} onClose={() => setOpenId(undefined)} />}
      />
    </>
  )
}
