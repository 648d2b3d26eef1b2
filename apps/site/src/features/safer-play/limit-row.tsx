import type { LimitStanding } from '@fairground/contract/entities/limit-standing'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import { Field } from '@fairground/ui/parts/field.tsx'
import { Switch } from '@fairground/ui/parts/switch.tsx'
import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { type ChangeEffect, changeEffect } from '#features/safer-play/change-effect.ts'
import { capOf, type DraftLimit, type LimitProblem } from '#features/safer-play/limit-groups.ts'
import { PendingChange } from '#features/safer-play/pending-change.tsx'
import { StandingOfLimit } from '#features/safer-play/standing-of-limit.tsx'
import { dayAndTime } from '#shared/date.ts'
import { currencyCode, moneyOf } from '#shared/money.ts'
import styles from './limit-row.module.css'

export interface LimitRowProps {
  limit: LimitStanding
  currencyId: string
  draft: DraftLimit
  problem: LimitProblem | undefined
  /** The form was sent: a missing amount is told too. */
  tried: boolean
  onChange: (draft: DraftLimit) => void
}

const useEffectText = (effect: ChangeEffect): string | undefined => {
  const t = useText()
  if (effect === null) return undefined
  if (effect.starts === 'now') return t('saferPlay.limits.startsNow')
  const time = dayAndTime(effect.at)
  return effect.starts === 'later'
    ? t('saferPlay.limits.startsLater', { time })
    : t('saferPlay.limits.startsAsked', { time })
}

/** One limit: on or off, how much, what is used of it, and from when a change would hold. */
export function LimitRow({ limit, currencyId, draft, problem, tried, onChange }: LimitRowProps) {
  const t = useText()
  const now = useServerNow(60_000)
  const currency = currencyCode(currencyId)
  const wanted = capOf(draft, currency)
  const own = limit.own === null ? null : moneyOf(limit.own, currencyId)
  const effect =
    wanted === undefined || problem !== undefined ? null : changeEffect(own, wanted, limit.raise, now)
  const told = useEffectText(effect)
  const name = t(`saferPlay.kind.${limit.kind}`)
  const { symbolLeft, symbolRight } = CURRENCIES[currency]
  return (
    <div className={styles.row}>
      <div className={styles.choice}>
        <Switch
          label={<b className={styles.name}>{name}</b>}
          checked={draft.on}
          onChange={on => onChange({ ...draft, on })}
        />
        {draft.on && (
          <Field
            label={<span className="vh">{`${name}: ${t('saferPlay.limits.amount')}`}</span>}
            name={limit.kind}
            inputMode="decimal"
            autoComplete="off"
            maxLength={15}
            prefix={symbolLeft.trim()}
            suffix={symbolRight.trim() || currencyId}
            value={draft.amount}
            error={
              problem === undefined || (problem === 'amountWrong' && !tried)
                ? undefined
                : t(`saferPlay.limits.${problem}`)
            }
            onChange={event => onChange({ ...draft, amount: event.target.value })}
          />
        )}
      </div>
      <p className={styles.effect} role="status">
        {told}
      </p>
      <StandingOfLimit limit={limit} currencyId={currencyId} quiet={effect !== null} now={now} />
      {limit.pending && (
        <PendingChange kind={limit.kind} pending={limit.pending} currencyId={currencyId} now={now} />
      )}
    </div>
  )
}
