import { Icon } from '@fairground/ui/icons/icon.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { joinWords } from '#core/format/join-words.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Panel } from '#parts/layout/panel.tsx'
import type { Warning } from '../plan/warnings.ts'
import styles from './grid.module.css'

const maxShown = 12

/** Conflicts, gaps and times that the clocks skip, in what lies ahead. */
export function WarningsPanel({
  warnings,
  isOver,
}: {
  readonly warnings: readonly Warning[]
  readonly isOver: boolean
}) {
  const hidden = warnings.length - maxShown
  return (
    <Panel title={warnings.length === 0 ? 'Warnings' : formatQuantity(warnings.length, 'warning')}>
      {warnings.length === 0 ? (
        <p className={styles.quiet}>
          {isOver ? 'This period is over.' : 'No conflict, no gap, no change of clocks that moves a run.'}
        </p>
      ) : (
        <ul className={styles.warnings}>
          {warnings.slice(0, maxShown).map((warning, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: warnings have no identity and no state.
            <li key={at}>
              <Icon
                name={warning.kind === 'gap' || warning.kind === 'closed' ? 'clock' : 'warning'}
                size="sm"
              />
              <OneWarning warning={warning} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p className={styles.quiet}>{formatQuantity(hidden, 'further warning')}</p>}
    </Panel>
  )
}

function Text({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <span>
      <b>{title}</b>
      <span>{children}</span>
    </span>
  )
}

function OneWarning({ warning }: { readonly warning: Warning }) {
  const { moment, clock } = useFormat()
  const path = usePath()
  switch (warning.kind) {
    case 'skipped':
      return (
        <Text title={`${warning.title} starts at ${clock(warning.at)}`}>
          Its time does not exist on {moment(warning.at).replace(/ \d\d:\d\d$/, '')}, because the clocks go
          forward. <Link to={path('schedule', warning.gameId)}>Open the schedule</Link>
        </Text>
      )
    case 'together':
      return (
        <Text title={`${formatQuantity(warning.titles.length, 'draw')} at ${moment(warning.at)}`}>
          {joinWords(warning.titles)} start in the same minute.
        </Text>
      )
    case 'closed':
      return (
        <Text title={`${warning.closure} closes ${formatQuantity(warning.count, 'run')}`}>
          {warning.titles.join(', ')}
        </Text>
      )
    case 'gap':
      return (
        <Text title={`${warning.title} has no run`}>
          Nothing ahead in this period. <Link to={path('schedule', warning.gameId)}>Open the schedule</Link>
        </Text>
      )
  }
}
