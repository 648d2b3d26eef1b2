import { Icon, type IconName } from '@fairground/ui/icons/icon.tsx'
import type { ReactNode } from 'react'
import { Panel } from '#parts/layout/panel.tsx'
import type { Check } from './checklist.ts'
import styles from './checks.module.css'

const icons: Readonly<Record<Check['state'], IconName>> = { good: 'check', bad: 'warning', waiting: 'clock' }
const words: Readonly<Record<Check['state'], string>> = {
  good: 'passed',
  bad: 'not passed',
  waiting: 'not judged yet',
}

/** Whether the game can be proposed, rule by rule. */
export function ReadyPanel({
  checks,
  title,
  children,
}: {
  readonly checks: readonly Check[]
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <Panel title={title}>
      <ul className={styles.checks}>
        {checks.map(({ id, title: what, state, note, figure }) => (
          <li key={id} data-state={state}>
            <Icon name={icons[state]} size="sm" />
            <span>
              {what}
              {figure !== undefined && `: ${figure}`}
              <span className="vh">: {words[state]}</span>
              {note !== undefined && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </Panel>
  )
}
