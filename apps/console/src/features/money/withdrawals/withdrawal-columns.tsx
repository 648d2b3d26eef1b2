import { formatAmount } from '#core/format/money.ts'
import { formatSpan } from '#core/format/times.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { Since } from '#parts/values/when.tsx'
import { DecideCell } from './decide-cell.tsx'
import { lateAfterMs } from './late.ts'
import { describeReasons, findRiskSign, identityWords, methodWords, riskSigns } from './withdrawal-words.ts'
import type { Withdrawal } from './withdrawal.ts'
import styles from './withdrawals.module.css'

const toMethod = ({ method }: Withdrawal): string => (method === null ? 'None' : methodWords[method])
const toAmount = ({ minorUnits, currency }: Withdrawal): string => formatAmount(minorUnits, currency)
const noRisk = 'None found'

function RiskCell({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const sign = findRiskSign(withdrawal)
  if (sign === undefined) return <span className={styles.dim}>{noRisk}</span>
  return (
    <span className={styles.risk} data-strong={withdrawal.reasons.includes(riskSigns[0]) || undefined}>
      {sign}
    </span>
  )
}

/** The columns of the worklist. */
export const withdrawalColumns: readonly Column<Withdrawal>[] = [
  {
    id: 'waiting',
    title: 'Waiting',
    width: 92,
    sortBy: row => row.requestedAt,
    text: row => formatSpan(row.waitingMs),
    cell: row => (
      <span className={row.waitingMs > lateAfterMs ? styles.late : undefined}>
        <Since at={row.requestedAt} />
      </span>
    ),
  },
  {
    id: 'player',
    isName: true,
    title: 'Player',
    width: 124,
    always: true,
    sortBy: row => row.username,
    text: row => row.username,
    cell: row => <PlayerLink playerId={row.playerId} name={row.username} />,
  },
  {
    id: 'amount',
    title: 'Amount',
    width: 116,
    align: 'end',
    always: true,
    sortBy: row => Number(row.minorUnits),
    text: row => toAmount(row),
    cell: row => <b>{toAmount(row)}</b>,
  },
  { id: 'to', title: 'To', width: 76, sortBy: toMethod, cell: toMethod },
  {
    id: 'identity',
    title: 'Identity',
    width: 118,
    sortBy: row => row.identity,
    text: row => identityWords[row.identity].title,
    cell: row => <Tag tone={identityWords[row.identity].tone}>{identityWords[row.identity].title}</Tag>,
  },
  {
    id: 'risk',
    title: 'Risk',
    width: 134,
    sortBy: row => findRiskSign(row) ?? '',
    text: row => findRiskSign(row) ?? noRisk,
    cell: row => <RiskCell withdrawal={row} />,
  },
  { id: 'why', title: 'Why a person is needed', always: true, cell: describeReasons },
  { id: 'number', title: 'Number', width: 100, align: 'end', hidden: true, cell: row => row.withdrawalId },
  {
    id: 'decide',
    title: 'Decide',
    width: 148,
    align: 'end',
    always: true,
    text: () => '',
    cell: row => <DecideCell withdrawal={row} />,
  },
]
