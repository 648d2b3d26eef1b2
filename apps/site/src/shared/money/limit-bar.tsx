import { ProgressBar } from '@fairground/ui/feedback/progress-bar.tsx'
import { useText } from '#core/text/text.ts'
import { exactText, toMoney } from '#core/money.ts'
import type { SetLimit } from './tightest-limit.ts'

/** The used share at which the bar turns to the warning colour. */
const nearlyUsed = 0.8

export function LimitBar({ limit, currencyId }: { limit: SetLimit; currencyId: string }) {
  const t = useText()
  const used = Number(toMoney(limit.used, currencyId).amount)
  const cap = Number(toMoney(limit.cap, currencyId).amount)
  return (
    <ProgressBar
      value={Math.min(used, cap)}
      max={cap}
      label={t(`saferPlay.kind.${limit.kind}`)}
      valueText={t('saferPlay.headroom.used', {
        used: exactText(limit.used, currencyId, 'always'),
        cap: exactText(limit.cap, currencyId, 'always'),
      })}
      tone={used >= cap * nearlyUsed ? 'warn' : 'brand'}
    />
  )
}
