import { ProgressBar } from '@fairground/ui/parts/progress-bar.tsx'
import { useText } from '#app/text.ts'
import { exactText, moneyOf } from '#shared/money.ts'
import type { SetLimit } from '#shared/tightest-limit.ts'

/** From here on the colour says that it is nearly used up; the words say how much is left anyway. */
const nearlyUsed = 0.8

/** How much of a limit is used. */
export function LimitBar({ limit, currencyId }: { limit: SetLimit; currencyId: string }) {
  const t = useText()
  const used = Number(moneyOf(limit.used, currencyId).amount)
  const cap = Number(moneyOf(limit.cap, currencyId).amount)
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
