import type { LimitState } from '@fairground/contract/entities/limits/limit-state'
import { CURRENCIES } from '@fairground/rules/money/currencies'
import { Field } from '@fairground/ui/controls/field.tsx'
import { Switch } from '@fairground/ui/controls/switch.tsx'
import { observe } from '#core/observe.ts'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { type ChangeEffect, changeEffect } from './change-effect.ts'
import { getCap, type DraftLimit, type LimitProblem } from './limit-groups.ts'
import { PendingChange } from './pending-change.tsx'
import { LimitUsage } from './limit-usage.tsx'
import { dayAndTime } from '#core/time/date.ts'
import { ReadAmount } from '#shared/money/read-amount.tsx'
import { currencyCode, toMoney } from '#core/money.ts'
import styles from './limit-row.module.css'

export interface LimitRowProps {
  limit: LimitState
  currencyId: string
  draft: DraftLimit
  problem: LimitProblem | undefined
  /** A submit was attempted: missing amounts are reported from then on. */
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

const useProblemText = (problem: LimitProblem | undefined, tried: boolean): string | undefined => {
  const t = useText()
  if (problem === undefined || (problem === 'amountWrong' && !tried)) return undefined
  const text = t(`saferPlay.limits.${problem}`)
  if (problem !== 'amountWrong') observe('shown', `limits.${problem}`, text)
  return text
}

/** One limit: switch, amount, usage and the start time of a change. */
export function LimitRow({ limit, currencyId, draft, problem, tried, onChange }: LimitRowProps) {
  const t = useText()
  const now = useServerNow(60_000)
  const currency = currencyCode(currencyId)
  const newCap = getCap(draft, currency)
  const own = limit.own === null ? null : toMoney(limit.own, currencyId)
  const effect =
    newCap === undefined || problem !== undefined ? null : changeEffect(own, newCap, limit.raise, now)
  const effectText = useEffectText(effect)
  const problemText = useProblemText(problem, tried)
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
            labelEnd={<ReadAmount sum={newCap ?? null} />}
            name={limit.kind}
            inputMode="decimal"
            autoComplete="off"
            maxLength={15}
            prefix={symbolLeft.trim()}
            suffix={symbolRight.trim() || currencyId}
            value={draft.amount}
            error={problemText}
            onChange={event => onChange({ ...draft, amount: event.target.value })}
          />
        )}
      </div>
      <p className={styles.effect} role="status">
        {effectText}
      </p>
      <LimitUsage limit={limit} currencyId={currencyId} quiet={effect !== null} now={now} />
      {limit.pending && (
        <PendingChange kind={limit.kind} pending={limit.pending} currencyId={currencyId} now={now} />
      )}
    </div>
  )
}
