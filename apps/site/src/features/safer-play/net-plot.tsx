import type { Statement } from '@fairground/contract/entities/statement'
import { BarChart } from '@fairground/ui/parts/bar-chart.tsx'
import { add, toDecimal, zero } from '@fairground/rules/money/money'
import { useText } from '#app/text.ts'
import { Plot } from '#features/safer-play/plot.tsx'
import { scaleTextOf } from '#features/safer-play/scale-text.ts'
import { monthAndYear, monthName } from '#shared/date.ts'
import { currencyCode, exactText, moneyOf, signedText } from '#shared/money.ts'

/** Won less staked, month by month: above the line a month that brought more than it took. */
export function NetPlot({ statement: { currencyId, months } }: { statement: Statement }) {
  const t = useText()
  const total = months.reduce(
    (sum, { net }) => add(sum, moneyOf(net, currencyId)),
    zero(currencyCode(currencyId)),
  )
  return (
    <Plot
      title={t('saferPlay.plot.net')}
      text={t('saferPlay.plot.netText', { net: signedText(toDecimal(total), currencyId) })}
      picture={
        <BarChart
          bars={months.map(({ month, net }) => ({
            id: month,
            label: monthName(month),
            value: Number(moneyOf(net, currencyId).amount),
            text: `${monthAndYear(month)}: ${signedText(net, currencyId)}`,
          }))}
          labelEvery={3}
          scaleText={scaleTextOf(currencyId)}
        />
      }
      table={{
        head: [
          t('saferPlay.plot.month'),
          t('saferPlay.fact.staked'),
          t('saferPlay.fact.won'),
          t('saferPlay.fact.net'),
        ],
        rows: months.toReversed().map(({ month, staked, won, net }) => ({
          id: month,
          cells: [
            monthAndYear(month),
            exactText(staked, currencyId, 'always'),
            exactText(won, currencyId, 'always'),
            signedText(net, currencyId),
          ],
        })),
      }}
    />
  )
}
