import type { Bonus } from '@fairground/contract/entities/bonus'
import { Card } from '@fairground/ui/parts/card.tsx'
import { ProgressBar } from '@fairground/ui/parts/progress-bar.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#app/text.ts'
import { bonusesQuery } from '#features/cashier/cashier-queries.ts'
import { dayAndTime } from '#shared/date.ts'
import { exactText } from '#shared/money.ts'
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

/** Every bucket with how much of it is played, the one that ends first on top. */
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
