import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useReducedMotion } from '#core/preferences/appearance.ts'
import { boughtStore, noteBought } from './bought-store.ts'
import styles from './bought-confirmation.module.css'

/** The closing review dialog returns the focus first. */
const afterDialogMs = 300

/** Brings the heading of the ticket into view and moves the focus there. */
const goToTicket = (element: HTMLElement, smooth: boolean): void => {
  const ticket = element.closest('section')
  const heading = ticket?.querySelector('h2')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  ticket?.scrollIntoView({ block: 'start', behavior: smooth ? 'smooth' : 'auto' })
}

/** Confirms a purchase on the ticket itself, where the player looks next. */
export function BoughtConfirmation({ gameInstanceId }: { gameInstanceId: number }) {
  const place = useRef<HTMLDivElement>(null)
  const reducedMotion = useReducedMotion()
  const last = useStore(boughtStore, state => state.bought)
  const bought = last?.gameInstanceId === gameInstanceId ? last : null
  useEffect(() => {
    if (bought === null) return undefined
    const timer = setTimeout(() => place.current && goToTicket(place.current, !reducedMotion), afterDialogMs)
    return () => clearTimeout(timer)
  }, [bought, reducedMotion])
  useEffect(() => () => noteBought(null), [])
  return (
    <div ref={place} role="status">
      {bought && (
        <p className={styles.bought}>
          <span className={styles.mark}>
            <Icon name="check" />
          </span>
          <span>
            <b>{bought.title}</b>
            {bought.text && <span className={styles.paid}>{bought.text}</span>}
          </span>
        </p>
      )}
    </div>
  )
}
