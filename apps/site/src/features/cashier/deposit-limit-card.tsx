import { Card } from '@fairground/ui/parts/card.tsx'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#app/text.ts'
import { dayAndTime } from '#shared/date.ts'
import { LimitBar } from '#shared/limit-bar.tsx'
import { limitsQuery } from '#shared/limits-query.ts'
import { exactText } from '#shared/money.ts'
import { type SetLimit, tightestLimit } from '#shared/tightest-limit.ts'
import styles from './deposit-limit-card.module.css'

function Standing({ limit, currencyId }: { limit: SetLimit; currencyId: string }) {
  const t = useText()
  const amount = (sum: string) => exactText(sum, currencyId, 'always')
  return (
    <>
      <LimitBar limit={limit} currencyId={currencyId} />
      <p className={styles.used}>
        <span className="num">
          {t('saferPlay.headroom.used', { used: amount(limit.used), cap: amount(limit.cap) })}
        </span>
        <b className="num">{t('saferPlay.headroom.left', { amount: amount(limit.left) })}</b>
      </p>
      <p className="small muted">{t('saferPlay.headroom.resets', { time: dayAndTime(limit.resetsAt) })}</p>
    </>
  )
}

/** The deposit limit that is met first, with the ways to tighten it or to stop for a while. */
export function DepositLimitCard() {
  const t = useText()
  const { data } = useQuery(limitsQuery)
  if (data === undefined) return null
  const limit = tightestLimit(data, 'deposits')
  return (
    <Card title={limit === null ? t('cashier.limit.title') : t(`saferPlay.kind.${limit.kind}`)}>
      <div className={styles.body}>
        {limit === null ? (
          <p className="small muted">{t('cashier.limit.none')}</p>
        ) : (
          <Standing limit={limit} currencyId={data.currencyId} />
        )}
        <div className={styles.links}>
          <TextLink href="/cashier/responsiblegaming/limits">
            {t(limit === null ? 'cashier.limit.set' : 'cashier.limit.lower')}
          </TextLink>
          <TextLink href="/cashier/responsiblegaming/timeout">{t('cashier.limit.break')}</TextLink>
        </div>
      </div>
    </Card>
  )
}
