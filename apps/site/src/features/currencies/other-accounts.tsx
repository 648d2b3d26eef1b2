import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { lazyPage } from '#app/lazy-page.ts'
import { loadText } from '#app/load-text.ts'
import { useAccounts } from '#app/session.ts'
import { packsQuery } from './currency-queries.ts'

const OtherAccountsCard = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('./other-accounts-card.tsx'), loadText('withdrawal')])
    return part.OtherAccountsCard
  }),
)

/** Every account beside the main one, and what points cost. Most players have none, and see nothing. */
export function OtherAccounts({ mainCurrency }: { mainCurrency: string }) {
  const others = useAccounts().filter(({ accountCurrency }) => accountCurrency !== mainCurrency)
  const packs = useQuery(packsQuery(mainCurrency)).data?.options ?? []
  if (others.length === 0 && packs.length === 0) return null
  return (
    <Suspense>
      <OtherAccountsCard accounts={others} packs={packs} mainCurrency={mainCurrency} />
    </Suspense>
  )
}
