import { Icon } from '@fairground/ui/icons/icon.tsx'
import { NavLink } from 'react-router'
import { useMemberId } from '#core/operator/current-operator.ts'
import { pageGroups, type PageName, pages, toPath } from '#core/pages.ts'
import { OperatorSwitch } from './operator-switch.tsx'
import { useWaiting, type Waiting } from './use-waiting.ts'
import styles from './rail.module.css'

/** The pages by task, with the number of things that wait for this person. */
export function Rail({ pages: shown }: { readonly pages: readonly PageName[] }) {
  const waiting = useWaiting()
  const memberId = useMemberId()
  return (
    <nav className={styles.rail} aria-label="Console">
      <OperatorSwitch />
      {pageGroups.map(group => {
        const names = shown.filter(name => pages[name].group === group)
        if (names.length === 0) return null
        return (
          <div key={group} className={styles.group}>
            {group !== 'Start' && <p className={styles.title}>{group}</p>}
            {names.map(name => (
              <NavLink
                key={name}
                to={toPath(memberId, name)}
                className={styles.link ?? ''}
                title={pages[name].title}
              >
                <Icon name={pages[name].icon} size="sm" />
                <span className={styles.text}>{pages[name].title}</span>
                <Count waiting={waiting[name]} />
              </NavLink>
            ))}
          </div>
        )
      })}
    </nav>
  )
}

function Count({ waiting }: { readonly waiting: Waiting | undefined }) {
  if (!waiting || waiting.count === 0) return null
  return (
    <span className={styles.count} data-late={waiting.isLate || undefined}>
      {waiting.count}
      <span className="vh">{waiting.isLate ? ' wait, past the target time' : ' wait'}</span>
    </span>
  )
}
