import { useFormat } from '#core/operator/use-format.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import type { Notice } from './notice.ts'
import styles from './notices.module.css'

const kindWords: Readonly<Record<Notice['kind'], string>> = { maintenance: 'Maintenance', message: 'Message' }

/** All notices, those that players see and those that wait; each can be ended alone. */
export function PlannedNotices({ notices }: { readonly notices: readonly Notice[] }) {
  const { moment } = useFormat()
  const sorted = notices.toSorted((one, other) => one.from - other.from)
  return (
    <Panel title="Notices" isFlush>
      {sorted.length === 0 ? (
        <Empty title="Nothing is active or planned" />
      ) : (
        <ol className={styles.notices}>
          {sorted.map(({ noticeId, kind, title, text, from, until, isActive }) => (
            <li key={noticeId}>
              <div>
                {isActive ? (
                  <Tag tone={kind === 'maintenance' ? 'stop' : 'info'} icon="check">
                    Active
                  </Tag>
                ) : (
                  <Tag tone="warn" icon="clock">
                    Planned
                  </Tag>
                )}
                <b>{kindWords[kind]}</b>
                <span>
                  <When at={from} /> to {until === null ? 'no end' : moment(until)}
                </span>
              </div>
              <p>{title === '' ? text : `${title} ${text}`}</p>
              <ActButton
                operation="cancelNotice"
                fixed={{ noticeId }}
                title={isActive ? 'End this notice?' : 'Cancel this notice?'}
                about={`${kindWords[kind]}: ${text}`}
                submitLabel={isActive ? 'End the notice' : 'Cancel the notice'}
                cancelLabel="Keep it"
                done={isActive ? 'The notice has ended' : 'The notice is cancelled'}
              >
                {isActive ? 'End…' : 'Cancel…'}
              </ActButton>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
