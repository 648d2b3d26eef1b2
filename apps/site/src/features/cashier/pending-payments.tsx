import type { Withdrawal } from '@fairground/contract/entities/money/withdrawal'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { useQuery } from '@tanstack/react-query'
import { useServerNow } from '#core/time/server-now.ts'
import { useText } from '#core/text/text.ts'
import { pendingWithdrawalsQuery } from '#shared/money/cashier-queries.ts'

import { ListCard } from './list-card.tsx'
import { orderState } from '#features/deposit/order-state.ts'
import { useDepositOrder } from '#features/deposit/use-deposit-order.ts'
import { durationText } from '#core/time/duration.ts'
import { LinkRow } from '#shared/layout/link-row.tsx'
import { exactText } from '#core/money.ts'

const minuteMs = 60_000

const useSinceText = () => {
  const t = useText()
  const now = useServerNow(minuteMs / 6)
  return (at: number): string => {
    const minutes = Math.floor((now - at) / minuteMs)
    return minutes < 1
      ? t('cashier.underWay.justNow')
      : t('cashier.underWay.since', { time: durationText(minutes) })
  }
}

const usePendingDeposit = (playerId: number) => {
  const { storedOrder, order } = useDepositOrder(playerId)
  const state = order && orderState(order)
  return storedOrder !== null && (state === 'paying' || state === 'waiting') ? { storedOrder, state } : null
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useText()
  const since = useSinceText()
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

/** Pending deposits and withdrawals; hidden without any. */
export function PendingPayments({ playerId }: { playerId: number }) {
  const t = useText()
  const since = useSinceText()
  const withdrawals = useQuery(pendingWithdrawalsQuery).data?.pendingWithdrawals ?? []
  const deposit = usePendingDeposit(playerId)
  if (withdrawals.length === 0 && deposit === null) return null
  return (
    <ListCard title={t('cashier.underWay.title')}>
      <ul>
        {deposit && (
          <LinkRow
            icon="plus"
            href="/deposit"
            label={t('cashier.underWay.deposit', {
              amount: exactText(
                deposit.storedOrder.request.amount,
                deposit.storedOrder.request.currencyId,
                'always',
              ),
            })}
            value={since(deposit.storedOrder.sentAt)}
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
