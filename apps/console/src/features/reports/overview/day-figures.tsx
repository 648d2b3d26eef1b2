import { useOperation } from '#core/api/use-operation.ts'
import { formatShare } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { useRights } from '#core/session/rights.ts'
import { computeCover, describeCover } from '#parts/funds/compute-cover.ts'
import { type Figure, Figures } from '#parts/layout/figures.tsx'
import { findCurrentWindows } from './current-windows.ts'
import { sumGames, toShare } from './sum-games.ts'

const refreshMs = 30_000
const bar = '…'

const ofStakes = (share: number | undefined): string =>
  share === undefined ? 'no stakes yet' : `${formatShare(share)} of stakes`

/** The figures since midnight UTC, in the operator's currency. */
export function DayFigures() {
  const { mayDo } = useRights()
  const { currency, shortAmount } = useFormat()
  const options = (name: Parameters<typeof mayDo>[0]) => ({ isEnabled: mayDo(name), refreshMs })
  const { data: today } = useOperation('getToday', {}, options('getToday'))
  const { data: funds } = useOperation('getPlayerFunds', {}, options('getPlayerFunds'))
  const { data: returns } = useOperation('getLiveReturn', {}, options('getLiveReturn'))
  const sums = today && sumGames(today.games, currency)
  const own = funds?.currencies.find(each => each.currency === currency)
  const cover = own && computeCover(own)
  const windows = returns && findCurrentWindows(returns.windows)
  const outside = windows?.filter(({ isOutside }) => isOutside === true).length ?? 0
  const figures: readonly (Figure | false)[] = [
    mayDo('getToday') && {
      title: 'Stakes today',
      value: sums ? shortAmount(sums.stakes) : bar,
      note: 'since midnight UTC, fees included',
    },
    mayDo('getToday') && {
      title: 'Prizes today',
      value: sums ? shortAmount(sums.prizes) : bar,
      note: sums && ofStakes(toShare(sums.prizes, sums.stakes)),
    },
    mayDo('getToday') && {
      title: 'Gross gaming revenue',
      value: sums ? shortAmount(sums.gross) : bar,
      note: sums && ofStakes(toShare(sums.gross, sums.stakes)),
    },
    mayDo('getPlayerFunds') && {
      title: 'Player funds at providers',
      value: funds ? (cover === undefined ? 'Nothing owed' : formatShare(cover)) : bar,
      note: own && describeCover(own, shortAmount),
      tone: own && (BigInt(own.surplus) < 0n ? 'warn' : 'good'),
    },
    mayDo('getLiveReturn') && {
      title: 'Games outside their band',
      value: windows ? `${outside} of ${windows.length}` : bar,
      note: outside > 0 ? 'see the chart' : 'live against theory',
      tone: outside > 0 ? 'bad' : undefined,
    },
  ]
  return <Figures figures={figures.filter(each => each !== false)} />
}
