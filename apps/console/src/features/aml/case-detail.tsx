import { useEffect, useRef } from 'react'
import { useLoggedRead } from '#core/api/use-logged-read.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Button } from '#parts/controls/button.tsx'
import { Bars } from '#parts/feedback/bars.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Facts } from '#parts/values/facts.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { caseStatusTones, caseStatusWords, causeWords, toEntryWords, toRuleWords } from './aml-words.ts'
import { CaseActs } from './case-acts.tsx'
import { EntryDetails } from './entry-details.tsx'
import styles from './aml.module.css'

/** One case with its timeline. Each look is an entry of the audit log. */
export function CaseDetail({
  caseId,
  reason,
  onClose,
  onChanged,
}: {
  readonly caseId: number
  readonly reason: string
  readonly onClose: () => void
  readonly onChanged: () => void
}) {
  const { data, error, read } = useLoggedRead('showAmlCase')
  const { moment } = useFormat()
  const hasBegun = useRef(false)
  const readNow = () => void read({ caseId, reason })
  useEffect(() => {
    // Once for each opening, because the audit log records every read.
    if (hasBegun.current) return
    hasBegun.current = true
    readNow()
  })
  const changed = () => {
    readNow()
    onChanged()
  }
  if (!data)
    return (
      <Panel title={`Case ${caseId}`}>
        {error ? (
          <Problem error={error} what="The case did not load." onRetry={readNow} />
        ) : (
          <Bars count={6} />
        )}
      </Panel>
    )
  const { case: found, entries } = data
  return (
    <>
      <Panel
        title={`Case ${caseId}`}
        about={
          <>
            <Tag tone={caseStatusTones[found.status]}>{caseStatusWords[found.status]}</Tag>
            {found.onHold && (
              <Tag tone="stop" icon="pause">
                Withdrawals held
              </Tag>
            )}
          </>
        }
        tools={
          <Button tone="quiet" icon="close" onPress={onClose}>
            Close
          </Button>
        }
      >
        <Facts
          facts={[
            { title: 'Player', value: <PlayerLink playerId={found.playerId} name={found.username} /> },
            { title: 'Cause', value: causeWords[found.cause] },
            { title: 'Rules', value: [...new Set(found.rules.map(toRuleWords))].join(', ') },
            { title: 'Opened', value: moment(found.openedAt) },
            ...(found.decidedAt === null ? [] : [{ title: 'Decided', value: moment(found.decidedAt) }]),
          ]}
        />
        <CaseActs found={found} onDone={changed} />
      </Panel>
      <Panel title="Timeline" isFlush>
        <ol className={styles.timeline}>
          {entries.toReversed().map(entry => (
            <li key={entry.n}>
              <span className={styles.head}>
                <b>{toEntryWords(entry.kind)}</b>
                <span>
                  {entry.actorName ?? 'a rule'}, <When at={entry.at} />
                </span>
              </span>
              <EntryDetails entry={entry} />
            </li>
          ))}
        </ol>
      </Panel>
    </>
  )
}
