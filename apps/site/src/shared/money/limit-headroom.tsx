import type { Money } from '@fairground/rules/money/money'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { loadText } from '#core/text/load-text.ts'
import { usePlayer } from '#core/session/session.ts'
import { limitsQuery } from './limits-query.ts'
import { type Spending, tightestLimit } from './tightest-limit.ts'

const LimitHeadroomBox = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('./limit-headroom-box.tsx'), loadText('safer-play')])
    return part.LimitHeadroomBox
  }),
)

export interface LimitHeadroomProps {
  spending: Spending
  /** The amount about to be spent; the box warns if it exceeds the limit. */
  amount?: Money
}

/** The amount left under the tightest limit. Renders nothing without a limit. */
export function LimitHeadroom({ spending, amount }: LimitHeadroomProps) {
  const player = usePlayer()
  const { data } = useQuery({ ...limitsQuery, enabled: player !== null })
  const limit = data ? tightestLimit(data, spending) : null
  if (!data || limit === null || (amount && amount.currency !== data.currencyId)) return null
  return (
    <Suspense>
      <LimitHeadroomBox limit={limit} currencyId={data.currencyId} amount={amount} />
    </Suspense>
  )
}
