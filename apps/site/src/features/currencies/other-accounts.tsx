import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { loadText } from '#core/text/load-text.ts'
import { useAccounts } from '#core/session/session.ts'
import { packsQuery } from '#shared/money/currency-queries.ts'

const OtherAccountsCard = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('./other-accounts-card.tsx'), loadText('withdrawal')])
    return part.OtherAccountsCard
  }),
)

/** Accounts in other currencies and point packs. Loads lazily, because most players have neither. */
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
