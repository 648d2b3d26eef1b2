import type { Withdrawal } from '@fairground/contract/entities/withdrawal'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { useQuery } from '@tanstack/react-query'
import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { pendingWithdrawalsQuery } from '#features/cashier/cashier-queries.ts'

import { ListCard } from '#features/cashier/list-card.tsx'
import { orderState } from '#features/deposit/order-state.ts'
import { useDepositOrder } from '#features/deposit/use-deposit-order.ts'
import { durationText } from '#shared/duration.ts'
import { LinkRow } from '#shared/link-row.tsx'
import { exactText } from '#shared/money.ts'

const minuteMs = 60_000

const useSince = () => {
  const t = useText()
  const now = useServerNow(minuteMs / 6)
  return (at: number): string => {
    const minutes = Math.floor((now - at) / minuteMs)
    return minutes < 1
      ? t('cashier.underWay.justNow')
      : t('cashier.underWay.since', { time: durationText(minutes) })
  }
}

const useDepositUnderWay = (playerId: number) => {
  const { kept, order } = useDepositOrder(playerId)
  const state = order && orderState(order)
  return kept !== null && (state === 'paying' || state === 'waiting') ? { kept, state } : null
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const since = useSince()
  const { amount, currencyId, requestedAt, state } = withdrawal
  return (
    <LinkRow
      icon="upload"
      href="/withdraw/pending"
      label={t('cashier.underWay.withdrawal', { amount: exactText(amount, currencyId, 'always') })}
      value={since(requestedAt)}
      end={<Badge tone="soft">{t(`cashier.underWay.state.${state}`)}</Badge>}
    />
  )
}

/** Money that has not arrived yet, in either direction, and since when. Where there is none, nothing. */
export function UnderWay({ playerId }: { playerId: number }) {
  const t = useText()
  const since = useSince()
  const withdrawals = useQuery(pendingWithdrawalsQuery).data?.pendingWithdrawals ?? []
  const deposit = useDepositUnderWay(playerId)
  if (withdrawals.length === 0 && deposit === null) return null
  return (
    <ListCard title={t('cashier.underWay.title')}>
      <ul>
        {deposit && (
          <LinkRow
            icon="plus"
            href="/deposit"
            label={t('cashier.underWay.deposit', {
              amount: exactText(deposit.kept.wish.amount, deposit.kept.wish.currencyId, 'always'),
            })}
            value={since(deposit.kept.sentAt)}
            end={<Badge tone="soft">{t(`cashier.underWay.${deposit.state}`)}</Badge>}
          />
        )}
        {withdrawals.map(withdrawal => (
          <WithdrawalRow key={withdrawal.orderId} withdrawal={withdrawal} />
        ))}
      </ul>
    </ListCard>
  )
}
