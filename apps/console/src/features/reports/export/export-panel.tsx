import { type ReportFormat, reportFormats } from '@fairground/contract/operator/reports/reports'
import { useEffect, useState } from 'react'
import { useOperation } from '#core/api/use-operation.ts'
import { getDatabaseTime } from '#core/live/live-store.ts'
import { observe } from '#core/observe.ts'
import { describeNeed, useRights } from '#core/session/rights.ts'
import { useMe } from '#core/session/session.ts'
import { ProposeButton } from '#parts/acts/propose-button.tsx'
import { Button } from '#parts/controls/button.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import type { Definition, Report } from '../report.ts'
import { ExportDialog } from './export-dialog.tsx'
import { formatWords } from './format-words.ts'
import { SchemaButton } from './schema-button.tsx'
import styles from '../reports.module.css'

const permitMs = 24 * 3_600_000

/** The own proposal that allows the export of personal data for a day, or that waits for it. */
const useFindPermit = (reportId: number, isNeeded: boolean) => {
  const { staffId } = useMe()
  const { mayDo } = useRights()
  const { data } = useOperation(
    'listProposals',
    { kind: 'exportPersonalData', madeBy: staffId },
    { isEnabled: isNeeded && mayDo('listProposals') },
  )
  const own = data?.proposals.filter(
    ({ payload }) => (payload as { readonly reportId?: number }).reportId === reportId,
  )
  const waiting = own?.find(({ status }) => status === 'open')
  const executed = own?.find(({ status }) => status === 'executed')
  const until = (executed?.votes.at(-1)?.at ?? 0) + permitMs
  return {
    waitingId: waiting?.proposalId,
    permitId: getDatabaseTime() < until ? executed?.proposalId : undefined,
  }
}

/** Exports of a finished report. One about single players needs a second person. */
export function ExportPanel({
  report,
  definition,
}: {
  readonly report: Report
  readonly definition: Definition
}) {
  const [format, setFormat] = useState<ReportFormat>()
  const { mayDo } = useRights()
  const { hasPersonalData } = definition
  const { waitingId, permitId } = useFindPermit(report.reportId, hasPersonalData)
  const isAllowed = mayDo('exportReport')
  useEffect(() => {
    if (isAllowed) observe('offered', 'exportReport')
  }, [isAllowed])
  const needsProposal = hasPersonalData && permitId === undefined
  const disabledReason = !isAllowed
    ? describeNeed('reports.export')
    : needsProposal
      ? 'The rows are about single players: propose the export first'
      : undefined
  return (
    <Panel title="Export">
      {hasPersonalData && (
        <Note tone={permitId ? 'good' : 'warn'} icon={permitId ? 'check' : 'lock'}>
          {permitId
            ? `Proposal ${permitId} allows you to export it for a day.`
            : waitingId === undefined
              ? 'The rows are about single players. An export needs a second person.'
              : `Proposal ${waitingId} waits for another person.`}
        </Note>
      )}
      <div className={styles.acts}>
        {reportFormats.map(each => (
          <Button key={each} icon="download" disabledReason={disabledReason} onPress={() => setFormat(each)}>
            {formatWords[each].title}
          </Button>
        ))}
        {hasPersonalData && permitId === undefined && (
          <ProposeButton
            kind="exportPersonalData"
            fixed={{ reportId: report.reportId }}
            title={`Export report ${report.reportId} with personal data?`}
            about={`${definition.title}, ${report.rows} rows. You may export it for a day.`}
            reasons={['For the regulator', 'Request of an authority', 'For an audit']}
            disabledReason={waitingId === undefined ? undefined : `Proposal ${waitingId} waits already`}
          >
            Propose the export…
          </ProposeButton>
        )}
        <SchemaButton name={report.name} />
      </div>
      {format && (
        <ExportDialog
          reportId={report.reportId}
          rows={report.rows}
          format={format}
          onClose={() => setFormat(undefined)}
        />
      )}
    </Panel>
  )
}
