import { Card } from '@fairground/ui/layout/card.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { LimitBar } from './limit-bar.tsx'
import { limitsQuery } from './limits-query.ts'
import { exactText } from '#core/money.ts'
import { type SetLimit, tightestLimit } from './tightest-limit.ts'
import styles from './deposit-limit-card.module.css'

function LimitProgress({ limit, currencyId }: { limit: SetLimit; currencyId: string }) {
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

/** The tightest deposit limit, with links to lower it or to take a break. */
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
          <LimitProgress limit={limit} currencyId={data.currencyId} />
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
