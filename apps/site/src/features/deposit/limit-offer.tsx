import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { ButtonRow } from '@fairground/ui/controls/button-row.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { limitsQuery } from '#shared/money/limits-query.ts'
import { tightestLimit } from '#shared/money/tightest-limit.ts'
import styles from './limit-offer.module.css'

const key = 'fairground.limitOffered'

/** Offers a limit before the first deposit; setting one and declining have equal weight. */
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
