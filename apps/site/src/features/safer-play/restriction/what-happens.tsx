import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useSession } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import styles from './what-happens.module.css'

/** The consequences of a break or an exclusion. */
export function WhatHappens() {
  const t = useText()
  const mayWithdraw = useSession().data?.configuration.excludedMayWithdraw === true
  const facts = [
    'out',
    'noPlay',
    'group',
    'subscriptions',
    'tickets',
    'offers',
    mayWithdraw ? 'moneyLogIn' : 'moneyContact',
    'final',
  ] as const
  return (
    <ul className={styles.facts}>
      {facts.map(fact => (
        <li key={fact}>
          <Icon name="check" size="sm" />
          <span>{t(`saferPlay.happens.${fact}`)}</span>
        </li>
      ))}
    </ul>
  )
}
