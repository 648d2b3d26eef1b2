import type { Bonus } from '@fairground/contract/entities/money/bonus'
import { newRequestId } from '@fairground/client/request-id'
import { Button } from '@fairground/ui/controls/button.tsx'
import { ProgressBar } from '@fairground/ui/feedback/progress-bar.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { exactSum, exactText, toMoney } from '#core/money.ts'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { shortDay } from '#core/time/date.ts'
import { toast } from '#core/toasts.ts'
import { bonusesQuery } from '#shared/money/cashier-queries.ts'
import { reloadRewards } from '#shared/rewards/reward-queries.ts'
import styles from './bonus-band.module.css'

/** One press gives the bonus up. Cash stays as it is. */
function GiveUp({ bonus }: { bonus: Bonus }) {
  const t = useText()
  const [requestId] = useState(newRequestId)
  const giveUp = useMutation({
    mutationFn: () => call('giveUpBonus', { requestId, bonusId: bonus.id }),
    onSuccess: ({ amount }) =>
      toast({
        tone: 'info',
        title: t('rewards.gaveUp.title', { amount: exactText(amount, bonus.currencyId, 'always') }),
        text: t('rewards.gaveUp.text'),
      }),
    onError: error => toast({ tone: 'warn', title: thrownText(error), text: t('rewards.refused.nothing') }),
    onSettled: reloadRewards,
  })
  return (
    <Button size="sm" loading={giveUp.isPending} onPress={() => giveUp.mutate()}>
      {t('rewards.giveUp')}
    </Button>
  )
}

function Bucket({ bonus }: { bonus: Bonus }) {
  const t = useText()
  const { currencyId, wageringNeeded, wageringDone, expiresAt } = bonus
  const needed = toMoney(wageringNeeded, currencyId)
  const done = toMoney(wageringDone, currencyId)
  const rest = exactSum({ ...needed, amount: needed.amount - done.amount } as typeof needed)
  const played = t('rewards.band.played', { done: exactSum(done), needed: exactSum(needed) })
  return (
    <li className={styles.bucket}>
      <p className={styles.figure}>
        <b className="num">{exactText(bonus.left, currencyId, 'always')}</b>
        <span>{t('rewards.band.becomesCash', { amount: rest })}</span>
      </p>
      <ProgressBar
        label={t('rewards.band.progress')}
        value={Number(wageringDone)}
        max={Number(wageringNeeded)}
        valueText={played}
      />
      <div className={styles.foot}>
        <span className="small num">{played}</span>
        <span className="small num">{t('rewards.band.useBy', { day: shortDay(expiresAt) })}</span>
        <GiveUp bonus={bonus} />
      </div>
    </li>
  )
}

/** Bonus money with its progress. It is never added to cash. */
export function BonusBand() {
  const t = useText()
  const bonuses = useQuery(bonusesQuery).data?.bonuses ?? []
  if (bonuses.length === 0) return null
  return (
    <section className={styles.band} aria-labelledby="bonus-money">
      <h2 id="bonus-money">{t('rewards.band.title')}</h2>
      <ul>
        {bonuses.map(bonus => (
          <Bucket key={bonus.id} bonus={bonus} />
        ))}
      </ul>
    </section>
  )
}
