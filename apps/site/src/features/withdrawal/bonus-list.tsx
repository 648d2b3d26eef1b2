import type { Bonus } from '@fairground/contract/entities/money/bonus'
import { Card } from '@fairground/ui/layout/card.tsx'
import { ProgressBar } from '@fairground/ui/feedback/progress-bar.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { bonusesQuery } from '#shared/money/cashier-queries.ts'
import { dayAndTime } from '#core/time/date.ts'
import { exactText } from '#core/money.ts'
import styles from './bonus-list.module.css'

function Bucket({ bonus }: { bonus: Bonus }) {
  const t = useText()
  const sum = (amount: string) => exactText(amount, bonus.currencyId, 'always')
  const played = t('withdrawal.bonus.played', {
    done: sum(bonus.wageringDone),
    needed: sum(bonus.wageringNeeded),
  })
  return (
    <li>
      <p className={styles.row}>
        <b>{t('withdrawal.bonus.bucket', { amount: sum(bonus.left) })}</b>
        <span className="small num">{played}</span>
      </p>
      <ProgressBar
        label={t('withdrawal.bonus.progress')}
        value={Number(bonus.wageringDone)}
        max={Number(bonus.wageringNeeded)}
        valueText={played}
      />
      <p className="small muted">{t('withdrawal.bonus.ends', { time: dayAndTime(bonus.expiresAt) })}</p>
    </li>
  )
}

/** Bonuses with their wagering progress, the first to expire on top. */
export function BonusList({ currencyId }: { currencyId: string }) {
  const t = useText()
  const bonuses = (useQuery(bonusesQuery).data?.bonuses ?? []).filter(
    bonus => bonus.currencyId === currencyId,
  )
  if (bonuses.length === 0) return null
  return (
    <Card title={t('withdrawal.bonus.title')}>
      <ul className={styles.buckets}>
        {bonuses.map(bonus => (
          <Bucket key={bonus.id} bonus={bonus} />
        ))}
      </ul>
      <p className={styles.how}>{t('withdrawal.bonus.how')}</p>
    </Card>
  )
}
