import { useQuery } from '@tanstack/react-query'
import { usePlayer } from '#core/session/session.ts'
import { BalanceBlock } from '#shared/money/balance-block.tsx'
import { withdrawalStepQuery } from '#shared/money/cashier-queries.ts'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { Loaded } from '#shared/layout/loaded.tsx'
import { useMainCurrency } from '#shared/money/use-main-currency.ts'
import { Blocked } from './blocked.tsx'
import { useFailedText } from './use-failed-text.ts'
import { WithdrawFlow } from './withdraw-flow.tsx'

function Withdraw({ currencyId }: { currencyId: string }) {
  // Cached data may predate a deposit or a purchase.
  const query = useQuery({ ...withdrawalStepQuery(currencyId), refetchOnMount: 'always' })
  const failed = useFailedText()
  const step = query.data
  if (step?.status === 'ok') return <WithdrawFlow step={step} currencyId={currencyId} />
  return (
    <MoneyPage page="withdraw" lead={<BalanceBlock currencyId={currencyId} />}>
      <Loaded query={query} failed={failed} height={320}>
        {({ status, ...blocked }) =>
          status !== 'ok' && <Blocked {...blocked} why={status} currencyId={currencyId} />
        }
      </Loaded>
    </MoneyPage>
  )
}

/** The withdrawal flow: amount and destination, then review with password. */
export function WithdrawScreen() {
  const player = usePlayer()
  const currencyId = useMainCurrency()
  if (player === null || player.demo === true || currencyId === null)
    return <MoneyPage page="withdraw">{null}</MoneyPage>
  return <Withdraw currencyId={currencyId} />
}
