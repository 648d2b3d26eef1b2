import { useOperation } from '#core/api/use-operation.ts'
import { formatCount, formatShare } from '#core/format/numbers.ts'
import { formatSpan } from '#core/format/times.ts'
import { useDatabaseTime } from '#core/live/live-store.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { useRights } from '#core/session/rights.ts'
import { computeCover, describeCover } from '#parts/funds/compute-cover.ts'
import { sumAmounts } from '#core/format/sum-amounts.ts'
import { type Figure, Figures } from '#parts/layout/figures.tsx'
import { lateAfterMs } from './late.ts'
import type { Withdrawal } from './withdrawal.ts'

interface Worklist {
  readonly count: number
  readonly oldest: number | null
}

const refreshMs = 15_000
const bar = '…'

const toOldest = ({ oldest }: Worklist, now: number): string =>
  oldest === null ? 'Nothing waits' : `oldest ${formatSpan(now - oldest)}`

/** The figures of the desk: what waits, what is uncertain, and whether the money of players is there. */
export function DeskFigures({
  withdrawals,
  isComplete,
}: {
  readonly withdrawals: readonly Withdrawal[]
  /** Whether all withdrawals are loaded, so that their sum is the sum of all. */
  readonly isComplete: boolean
}) {
  const { mayDo } = useRights()
  const { shortAmount, currency, moment } = useFormat()
  const now = useDatabaseTime(10_000)
  const options = (name: Parameters<typeof mayDo>[0]) => ({ isEnabled: mayDo(name), refreshMs })
  const { data: today } = useOperation('getToday', {}, options('getToday'))
  const { data: suspense } = useOperation('listSuspense', {}, options('listSuspense'))
  const { data: differences } = useOperation('listDifferences', { state: 'open' }, options('listDifferences'))
  const { data: funds } = useOperation('getPlayerFunds', {}, options('getPlayerFunds'))

  const waiting = withdrawals.filter(row => row.status === 'REQUESTED')
  const [sum] = sumAmounts(
    waiting.filter(row => row.currency === currency),
    row => row.minorUnits,
  )
  const suspended = suspense && sumAmounts(suspense.items, item => item.amount)
  const own = funds?.currencies.find(each => each.currency === currency)
  const cover = own && computeCover(own)
  const lists = today?.worklists
  const isLate =
    lists?.withdrawals.oldest != null && now - lists.withdrawals.oldest > lateAfterMs ? 'bad' : undefined

  const figures: readonly (Figure | false)[] = [
    mayDo('getToday') && {
      title: 'Waiting',
      value: lists
        ? `${formatCount(lists.withdrawals.count)}${isComplete && sum ? ` · ${shortAmount(sum.amount)}` : ''}`
        : bar,
      note: lists && toOldest(lists.withdrawals, now),
      tone: isLate,
    },
    mayDo('getToday') && {
      title: 'Outcome not known',
      value: lists ? formatCount(lists.uncertainPayments.count) : bar,
      note: lists && toOldest(lists.uncertainPayments, now),
      tone: lists && lists.uncertainPayments.count > 0 ? 'warn' : undefined,
    },
    mayDo('listSuspense') && {
      title: 'In suspense',
      value: suspense
        ? [
            `${formatCount(suspense.items.length)}${suspense.next === null ? '' : '+'}`,
            ...(suspended ?? []).slice(0, 1).map(each => shortAmount(each.amount, each.currency)),
          ].join(' · ')
        : bar,
      note: lists && toOldest(lists.suspense, now),
      tone: suspense && suspense.items.length > 0 ? 'warn' : undefined,
    },
    mayDo('listDifferences') && {
      title: 'Differences open',
      value: differences ? formatCount(differences.open) : bar,
      note:
        differences &&
        (differences.comparedAt === null ? 'not compared yet' : `compared ${moment(differences.comparedAt)}`),
      tone: differences && differences.open > 0 ? 'warn' : undefined,
    },
    mayDo('getPlayerFunds') && {
      title: 'Player funds at providers',
      value: funds ? (cover === undefined ? 'Nothing owed' : formatShare(cover)) : bar,
      note: own && describeCover(own, shortAmount),
      tone: own && (BigInt(own.surplus) < 0n ? 'warn' : 'good'),
    },
  ]
  return <Figures figures={figures.filter(each => each !== false)} />
}
