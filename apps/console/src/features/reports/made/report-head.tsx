import { reports } from '@fairground/contract/operator/reports/reports'
import { Spinner } from '@fairground/ui/feedback/spinner.tsx'
import { useNavigate } from 'react-router'
import { formatAmount } from '#core/format/money.ts'
import { formatCount } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { ObjectLink } from '#parts/controls/links.tsx'
import { Note } from '#parts/feedback/note.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { type Fact, Facts } from '#parts/values/facts.tsx'
import { Hash } from '#parts/values/hash.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { PeriodText } from '../period-text.tsx'
import type { Report } from '../report.ts'
import { isUnderway } from '../report-words.ts'
import { ReportState } from './report-state.tsx'
import styles from '../reports.module.css'

const toFacts = (report: Report, currency: string | undefined): readonly Fact[] => [
  { title: 'Period', value: <PeriodText from={report.from} to={report.to} /> },
  ...(report.filters.minAmount === undefined || currency === undefined
    ? []
    : [{ title: 'Amounts from', value: formatAmount(report.filters.minAmount, currency) }]),
  {
    title: 'Definition',
    value: report.isCurrentVersion ? (
      `Version ${report.version}`
    ) : (
      <>
        Version {report.version} <Tag tone="warn">has changed since</Tag>
      </>
    ),
  },
  { title: 'Requested by', value: report.requestedByName ?? report.requestedBy },
  { title: 'Requested', value: <When at={report.requestedAt} /> },
  ...(report.finishedAt === null ? [] : [{ title: 'Made', value: <When at={report.finishedAt} /> }]),
  ...(report.stateOf === null
    ? []
    : [
        {
          title: 'State of',
          value: (
            <>
              <When at={report.stateOf.at} />, journal {report.stateOf.lastJournal}
            </>
          ),
        },
      ]),
  { title: 'Rows', value: formatCount(report.rows) },
  ...(report.hash === null ? [] : [{ title: 'Hash', value: <Hash value={report.hash} name="hash" /> }]),
]

/** What a report is about, how far it is, and how it is made again. */
export function ReportHead({ report }: { readonly report: Report }) {
  const { currency } = useFormat()
  const { reportId, status, failure, name } = report
  const path = usePath()
  const navigate = useNavigate()
  return (
    <Panel
      title={`${reports[name].title}, report ${reportId}`}
      about={<ReportState report={report} />}
      tools={
        <ActButton
          operation="repeatReport"
          fixed={{ reportId }}
          title={`Make report ${reportId} again?`}
          about="It uses what existed when the report was made. The hash must be equal."
          reasons={['Proof for an auditor', 'Question of the regulator']}
          submitLabel="Make it again"
          done={output => `Report ${output.report.reportId} is being made`}
          onDone={output => void navigate(path('reports', 'made', output.report.reportId))}
          icon="repeat"
          disabledReason={status === 'done' ? undefined : 'Only a finished report can be made again'}
        >
          Make again…
        </ActButton>
      }
    >
      <p className={styles.about}>{reports[name].about}</p>
      {isUnderway(report) && (
        <p role="status" className={styles.waiting}>
          <Spinner /> {status === 'requested' ? 'Waits for a worker.' : 'A worker makes it.'}{' '}
          {report.rows > 0 && `${formatCount(report.rows)} rows so far.`}
        </p>
      )}
      {failure !== null && (
        <Note tone="bad" icon="warning">
          It failed: {failure}
        </Note>
      )}
      <Repetition report={report} />
      <Facts facts={toFacts(report, currency)} />
    </Panel>
  )
}

function Repetition({ report: { repetition } }: { readonly report: Report }) {
  const path = usePath()
  if (repetition === null) return null
  const { of, isEqual, isSameVersion } = repetition
  const link = <ObjectLink href={path('reports', 'made', of)}>report {of}</ObjectLink>
  if (!isSameVersion)
    return (
      <Note tone="warn" icon="warning">
        The definition has changed since {link}, so the hashes cannot be compared.
      </Note>
    )
  if (isEqual === null) return <Note>It is compared with {link} when it is made.</Note>
  return (
    <Note tone={isEqual ? 'good' : 'bad'} icon={isEqual ? 'check' : 'warning'}>
      {isEqual ? <>Made again: the hash is equal to that of {link}.</> : <>The hash differs from {link}.</>}
    </Note>
  )
}
