import type { Money } from '@fairground/rules/money/money'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { lazyPage } from '#app/lazy-page.ts'
import { loadText } from '#app/load-text.ts'
import { usePlayer } from '#app/session.ts'
import { limitsQuery } from '#shared/limits-query.ts'
import { type Spending, tightestLimit } from '#shared/tightest-limit.ts'

const LimitHeadroomBox = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('./limit-headroom-box.tsx'), loadText('safer-play')])
    return part.LimitHeadroomBox
  }),
)

export interface LimitHeadroomProps {
  of: Spending
  /** What is about to be spent; the box says whether it fits. */
  spends?: Money
}

/** What the limit that is met first still leaves. Whoever has set none sees nothing. */
export function LimitHeadroom({ of, spends }: LimitHeadroomProps) {
  const player = usePlayer()
  const { data } = useQuery({ ...limitsQuery, enabled: player !== null })
  const limit = data ? tightestLimit(data, of) : null
  if (!data || limit === null || (spends && spends.currency !== data.currencyId)) return null
  return (
    <Suspense>
      <LimitHeadroomBox limit={limit} currencyId={data.currencyId} spends={spends} />
    </Suspense>
  )
}
