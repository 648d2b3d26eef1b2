import type { Statement } from '@fairground/contract/entities/money/statement'
import { BarChart } from '@fairground/ui/money/bar-chart.tsx'
import { add, toDecimal, zero } from '@fairground/rules/money/money'
import { useText } from '#core/text/text.ts'
import { Plot } from './plot.tsx'
import { createScaleText } from '#shared/money/scale-text.ts'
import { monthAndYear, monthName } from '#core/time/date.ts'
import { currencyCode, exactText, toMoney, signedText } from '#core/money.ts'

/** Winnings minus stakes per month; bars above the line are months with a net win. */
export function NetPlot({ statement: { currencyId, months } }: { statement: Statement }) {
  const t = useText()
  const total = months.reduce(
    (sum, { net }) => add(sum, toMoney(net, currencyId)),
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
            value: Number(toMoney(net, currencyId).amount),
            text: `${monthAndYear(month)}: ${signedText(net, currencyId)}`,
          }))}
          labelEvery={3}
          scaleText={createScaleText(currencyId)}
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
