import { Icon } from '@fairground/ui/icons/icon.tsx'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '#core/session/session.ts'
import { roleWords } from '#core/words/roles.ts'
import { Popover } from '#parts/layout/popover.tsx'
import { Person } from '#parts/values/person.tsx'
import styles from './person-menu.module.css'

const PersonPanel = lazy(async () => ({ default: (await import('./person-panel.tsx')).PersonPanel }))
const OwnAccess = lazy(async () => ({
  default: (await import('#features/sign-in/own-access.tsx')).OwnAccess,
}))

/** The person with roles. The button opens the appearance, the own sessions and the sign-out. */
export function PersonMenu() {
  const { name, grants } = useMe()
  const [isAccessOpen, setIsAccessOpen] = useState(false)
  const roles = [...new Set(grants.map(({ role }) => roleWords[role].title))]
  const short = roles.length > 1 ? `${roles[0]} and ${roles.length - 1} more` : roles[0]
  return (
    <>
      <Popover
        label="You"
        renderTrigger={({ ref, expanded, onPress }) => (
          <button
            ref={ref}
            type="button"
            className={styles.trigger}
            aria-haspopup="dialog"
            aria-expanded={expanded}
            onClick={onPress}
          >
            <Person name={name} note={short} />
            <Icon name="down" size="sm" />
          </button>
        )}
      >
        {close => <PersonPanel roles={roles} onOpenAccess={() => setIsAccessOpen(true)} onClose={close} />}
      </Popover>
      {isAccessOpen && (
        <Suspense>
          <OwnAccess onClose={() => setIsAccessOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
