import { platformId } from '@fairground/contract/operator/roles'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMemberId } from '#core/operator/current-operator.ts'
import { useMe } from '#core/session/session.ts'
import styles from './operator-switch.module.css'

const OperatorMenu = lazy(async () => ({ default: (await import('./operator-menu.tsx')).OperatorMenu }))

const platform = { memberId: platformId, name: 'Platform' }

/** Chooses the operator. The same page of the other operator opens, without what was open on it. */
export function OperatorSwitch() {
  const { operators, permissions } = useMe()
  const memberId = useMemberId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isOfPlatform = permissions.some(each => each.memberId === null)
  const choices = isOfPlatform ? [...operators, platform] : operators
  const current = choices.find(each => each.memberId === memberId) ?? platform
  const open = (id: number): void => {
    setIsOpen(false)
    void navigate(`/${id}/${pathname.split('/')[2] ?? ''}`)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.switch}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.mark} aria-hidden="true" />
        <span className={styles.names}>
          <b>{current.name}</b>
          <small>{current.memberId === platformId ? 'All operators' : `Operator ${current.memberId}`}</small>
        </span>
        <Icon name="down" size="sm" />
      </button>
      {isOpen && (
        <Suspense>
          <OperatorMenu
            choices={choices}
            chosen={memberId}
            trigger={button}
            onChoose={open}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
