import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import type { ReactNode } from 'react'
import { usePath } from '#core/operator/use-path.ts'
import { TextLink } from '#parts/controls/text-link.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag, type Tone } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import styles from './timeline.module.css'

type Entry = OperatorOutput<'getIncident'>['timeline'][number]

const kindWords = {
  opened: { text: 'Opened', tone: 'warn' },
  note: { text: 'Note', tone: 'neutral' },
  proposal: { text: 'Proposal', tone: 'info' },
  message: { text: 'Message', tone: 'info' },
  closed: { text: 'Closed', tone: 'good' },
} as const satisfies Readonly<Record<Entry['kind'], { readonly text: string; readonly tone: Tone }>>

/** What happened in an incident, the first entry first. */
export function Timeline({
  entries,
  acts,
}: {
  readonly entries: readonly Entry[]
  readonly acts: ReactNode
}) {
  const path = usePath()
  return (
    <Panel title="Timeline" isFlush footer={acts}>
      {entries.length === 0 ? (
        <Empty title="Nothing yet" icon="clock" />
      ) : (
        <ol className={styles.entries}>
          {entries.map(({ n, kind, actor, actorName, text, proposalId, proposalStatus, at }) => (
            <li key={n}>
              <header>
                <Tag tone={kindWords[kind].tone}>{kindWords[kind].text}</Tag>
                <span>{actorName ?? actor}</span>
                <When at={at} />
              </header>
              <p>{text}</p>
              {proposalId !== null && (
                <p>
                  <TextLink href={path('proposals', proposalId)}>Proposal {proposalId}</TextLink>
                  {proposalStatus !== null && `, ${proposalStatus}`}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
