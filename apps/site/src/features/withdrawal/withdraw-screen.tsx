import { useQuery } from '@tanstack/react-query'
import { usePlayer } from '#app/session.ts'
import { BalanceBlock } from '#features/cashier/balance-block.tsx'
import { withdrawalStepQuery } from '#features/cashier/cashier-queries.ts'
import { MoneyPage } from '#features/cashier/money-page.tsx'
import { Loaded } from '#shared/loaded.tsx'
import { useMainCurrency } from '#shared/use-main-currency.ts'
import { Blocked } from './blocked.tsx'
import { useFailedText } from './use-failed-text.ts'
import { WithdrawFlow } from './withdraw-flow.tsx'

function Withdraw({ currencyId }: { currencyId: string }) {
  // What is known from another page may be from before a deposit or a play.
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

/** Taking money out: how much and where to, a look at all of it, and the password. */
export function WithdrawScreen() {
  const player = usePlayer()
  const currencyId = useMainCurrency()
  if (player === null || player.demo === true || currencyId === null)
    return <MoneyPage page="withdraw">{null}</MoneyPage>
  return <Withdraw currencyId={currencyId} />
}
