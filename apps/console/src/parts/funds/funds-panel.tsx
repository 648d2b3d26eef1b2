import { useOperation } from '#core/api/use-operation.ts'
import { formatAmount } from '#core/format/money.ts'
import { formatShare } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Loaded } from '#parts/feedback/loaded.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { computeCover } from './compute-cover.ts'
import type { CurrencyFunds } from './fund-lines.ts'
import { FundsTable } from './funds-table.tsx'

function Cover({ funds }: { readonly funds: CurrencyFunds }) {
  const cover = computeCover(funds)
  if (cover === undefined) return <Tag>Nothing owed</Tag>
  const isCovered = BigInt(funds.surplus) >= 0n
  return (
    <Tag tone={isCovered ? 'good' : 'warn'} icon={isCovered ? 'check' : 'warning'}>
      {formatShare(cover)} at providers
    </Tag>
  )
}

const describeSurplus = ({ surplus, currency }: CurrencyFunds): string =>
  BigInt(surplus) < 0n
    ? `Less held than owed: ${formatAmount(String(-BigInt(surplus)), currency)}`
    : `More held than owed: ${formatAmount(surplus, currency)}`

/** Money of players against the money at the providers, one panel per currency. */
export function FundsPanel({
  hasBeside = false,
  isOwnOnly = false,
}: {
  readonly hasBeside?: boolean
  /** Only the operator's own currency. */
  readonly isOwnOnly?: boolean
}) {
  const { currency } = useFormat()
  const query = useOperation('getPlayerFunds', {})
  return (
    <Loaded query={query}>
      {({ at, lastJournalId, currencies }) =>
        currencies.length === 0 ? (
          <Panel title="Player funds">
            <Empty title="No money yet" icon="wallet">
              The first deposit appears here.
            </Empty>
          </Panel>
        ) : (
          <>
            {currencies
              .filter(funds => !isOwnOnly || funds.currency === currency)
              .map(funds => (
                <Panel
                  key={funds.currency}
                  title={`Player funds, ${funds.currency}`}
                  isFlush
                  about={<Cover funds={funds} />}
                  footer={
                    <span>
                      <b>{describeSurplus(funds)}</b>. At <When at={at} style="seconds" />, journal{' '}
                      {lastJournalId}.
                      {BigInt(funds.surplus) < 0n &&
                        ' The rest must be in bank accounts, which this platform does not see.'}
                    </span>
                  }
                >
                  <FundsTable funds={funds} hasBeside={hasBeside} />
                </Panel>
              ))}
          </>
        )
      }
    </Loaded>
  )
}
