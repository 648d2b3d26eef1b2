import { compare, type Money, subtract } from '@fairground/rules/money/money'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import { LimitBar } from './limit-bar.tsx'
import { exactSum, exactText, toMoney } from '#core/money.ts'
import type { SetLimit } from './tightest-limit.ts'
import styles from './limit-headroom-box.module.css'

export interface LimitHeadroomBoxProps {
  limit: SetLimit
  currencyId: string
  amount?: Money | undefined
}

export function LimitHeadroomBox({ limit, currencyId, amount }: LimitHeadroomBoxProps) {
  const t = useText()
  const left = toMoney(limit.left, currencyId)
  const over = amount && compare(amount, left) > 0 ? subtract(amount, left) : null
  return (
    <div className={styles.box} data-over={over ? '' : undefined}>
      <p className={styles.head}>
        <span>{t(`saferPlay.kind.${limit.kind}`)}</span>
        <b className="num">{t('saferPlay.headroom.left', { amount: exactSum(left) })}</b>
      </p>
      <LimitBar limit={limit} currencyId={currencyId} />
      <p className={styles.foot}>
        <span>
          {t('saferPlay.headroom.used', {
            used: exactText(limit.used, currencyId, 'always'),
            cap: exactText(limit.cap, currencyId, 'always'),
          })}{' '}
          {t('saferPlay.headroom.resets', { time: dayAndTime(limit.resetsAt) })}
        </span>
        <InlineLink href="/cashier/responsiblegaming/limits">{t('saferPlay.headroom.change')}</InlineLink>
      </p>
      {over && (
        <p className={styles.over} role="status">
          <Icon name="warning" size="sm" />
          {t('saferPlay.headroom.over', { amount: exactSum(over) })}
        </p>
      )}
    </div>
  )
}
