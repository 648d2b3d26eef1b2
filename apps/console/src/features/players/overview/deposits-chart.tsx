import { CURRENCIES } from '@fairground/rules/money/currencies'
import { useOperation } from '#core/api/use-operation.ts'
import { toCurrency } from '#core/format/money.ts'
import { useDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { BarSeries } from '#parts/charts/bars/bar-series.tsx'
import { ChartFrame } from '#parts/charts/frame/chart-frame.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Tag } from '#parts/values/tag.tsx'
import type { PlayerRecord } from '#features/players/acts/act-props.ts'
import { type DepositWeek, sumDepositWeeks } from './deposit-weeks.ts'
import { formatWeek } from './format-week.ts'

const weeksShown = 10
const pageSize = 200

function WeekBars({
  player,
  weeks,
  currency,
}: {
  readonly player: PlayerRecord
  readonly weeks: readonly DepositWeek[]
  readonly currency: string
}) {
  const { amount, shortAmount } = useFormat()
  const units = 10 ** CURRENCIES[toCurrency(currency)].decimals
  const limit = player.limits.find(each => each.kind === 'depositWeek' && each.currency === currency)
  const sum = weeks.reduce((total, week) => total + week.sum, 0n)
  const toMinor = (value: number) => BigInt(Math.round(value * units))
  return (
    <ChartFrame
      title="Deposits by week"
      tools={
        <Tag>
          {amount(sum, currency)} in {weeks.length} weeks
        </Tag>
      }
      getFigures={() => ({
        head: ['Week from', 'Deposits'],
        rows: weeks.map(week => [formatWeek(week.start), amount(week.sum, currency)]),
      })}
    >
      <BarSeries
        label="Deposits by week"
        height={150}
        bars={weeks.map(week => ({
          id: String(week.start),
          label: formatWeek(week.start),
          value: Number(week.sum) / units,
          text: amount(week.sum, currency),
        }))}
        formatScale={value => shortAmount(toMinor(value), currency)}
        {...(limit && {
          limit: {
            value: Number(limit.cap) / units,
            title: `weekly limit ${shortAmount(limit.cap, currency)}`,
          },
        })}
      />
    </ChartFrame>
  )
}

/** How the deposits of a player developed, against the weekly limit. */
export function DepositsChart({ player }: { readonly player: PlayerRecord }) {
  const { currency } = useFormat()
  const now = useDatabaseTime(60_000)
  const query = useOperation('listPlayerPayments', { playerId: player.playerId, limit: pageSize })
  if (currency === undefined || player.deposits.length === 0) return null
  return (
    <Loaded query={query} what="The deposits did not load.">
      {({ payments, next }) => (
        <WeekBars
          player={player}
          currency={currency}
          weeks={sumDepositWeeks(payments, { now, weeks: weeksShown, currency, hasMore: next !== null })}
        />
      )}
    </Loaded>
  )
}
