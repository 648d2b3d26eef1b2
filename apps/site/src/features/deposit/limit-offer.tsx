import { Button, ButtonLink } from '@fairground/ui/parts/button.tsx'
import { ButtonRow } from '@fairground/ui/parts/button-row.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { limitsQuery } from '#shared/limits-query.ts'
import { tightestLimit } from '#shared/tightest-limit.ts'
import styles from './limit-offer.module.css'

const key = 'fairground.limitOffered'

/** Before the first deposit a limit is offered, as plainly as going on without one. */
export function LimitOffer() {
  const t = useText()
  const player = usePlayer()
  const limits = useQuery(limitsQuery).data
  const [declined, setDeclined] = useState(() => sessionStorage.getItem(key) !== null)
  const isFirst = player?.statistics.lastDepositDate === null
  if (!isFirst || declined || limits === undefined || tightestLimit(limits, 'deposits') !== null) return null
  const notNow = () => {
    sessionStorage.setItem(key, '1')
    setDeclined(true)
  }
  return (
    <Card title={t('deposit.offer.title')}>
      <div className={styles.offer}>
        <p className="small muted">{t('deposit.offer.text')}</p>
        <ButtonRow>
          <ButtonLink href="/cashier/responsiblegaming/limits">{t('deposit.offer.set')}</ButtonLink>
          <Button onPress={notNow}>{t('deposit.offer.notNow')}</Button>
        </ButtonRow>
      </div>
    </Card>
  )
}
