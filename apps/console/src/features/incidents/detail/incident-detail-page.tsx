import { useParams } from 'react-router'
import { useOperation } from '#core/api/use-operation.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Bars } from '#parts/feedback/bars.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Columns, Stack } from '#parts/layout/columns.tsx'
import { Page } from '#parts/layout/page.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { Affected } from './affected.tsx'
import { AffectedInstances } from './affected-instances.tsx'
import { CloseIncident, LinkProposal, WriteNote } from './incident-acts.tsx'
import { MessageDraft } from './message-draft.tsx'
import { RegulatorReport } from './regulator-report.tsx'
import { Timeline } from './timeline.tsx'

/** One incident: what it affects, its timeline, drafts and its end. */
export function IncidentDetailPage() {
  const incidentId = Number(useParams()['incidentId'])
  const path = usePath()
  const query = useOperation('getIncident', { incidentId }, { isEnabled: incidentId > 0, refreshMs: 30_000 })
  const crumbs = [{ title: 'Incidents', href: path('incidents', 'all') }]
  // The answer about the incident that was open before does not count.
  if (query.data?.incident.incidentId !== incidentId)
    return (
      <Page title={`Incident ${incidentId}`} crumbs={crumbs}>
        {query.isError ? (
          <Problem error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Bars count={10} />
        )}
      </Page>
    )
  const { incident, affected, timeline } = query.data
  const isOpen = incident.status === 'open'
  return (
    <Page
      title={incident.title}
      crumbs={crumbs}
      about={
        <>
          <span>incident {incidentId}</span>
          <Tag tone={isOpen ? 'warn' : 'good'} icon={isOpen ? 'warning' : 'check'}>
            {isOpen ? 'Open' : 'Closed'}
          </Tag>
        </>
      }
      tools={isOpen && <CloseIncident incidentId={incidentId} />}
    >
      <Columns kind="detail">
        <Stack>
          <Affected incident={incident} affected={affected} />
          <AffectedInstances incidentId={incidentId} />
          <MessageDraft incidentId={incidentId} />
          <RegulatorReport incidentId={incidentId} />
        </Stack>
        <Timeline
          entries={timeline}
          acts={
            isOpen && (
              <>
                <WriteNote incidentId={incidentId} />
                <LinkProposal incidentId={incidentId} />
              </>
            )
          }
        />
      </Columns>
    </Page>
  )
}
