import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useSession } from '#app/session.ts'
import { useText } from '#app/text.ts'
import styles from './what-happens.module.css'

/** What a break or an exclusion means, said plainly before it is chosen. */
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
