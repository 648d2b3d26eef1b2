import type { Statement } from '@fairground/contract/entities/statement'
import { BarChart } from '@fairground/ui/parts/bar-chart.tsx'
import { Segmented } from '@fairground/ui/parts/segmented.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { Plot } from '#features/safer-play/plot.tsx'
import { scaleTextOf } from '#features/safer-play/scale-text.ts'
import { dayAndMonth } from '#shared/date.ts'
import { exactText, moneyOf } from '#shared/money.ts'

type Kind = Statement['deposits'][number]['kind']

const kinds = ['depositDay', 'depositWeek', 'depositMonth'] as const satisfies readonly Kind[]
const labelEvery: Readonly<Record<Kind, number>> = { depositDay: 10, depositWeek: 4, depositMonth: 3 }

/** What was paid in, period by period, and the limit across it. */
export function DepositsPlot({ statement: { currencyId, deposits } }: { statement: Statement }) {
  const t = useText()
  const [kind, setKind] = useState<Kind>('depositWeek')
  const { cap = null, windows = [] } = deposits.find(each => each.kind === kind) ?? {}
  return (
    <Plot
      title={t('saferPlay.plot.deposits')}
      text={
        cap === null
          ? t('saferPlay.plot.depositsNone')
          : t('saferPlay.plot.depositsCap', { amount: exactText(cap, currencyId) })
      }
      choice={
        <Segmented
          label={t('saferPlay.plot.by')}
          options={kinds.map(id => ({ id, label: t(`saferPlay.plot.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
      }
      picture={
        <BarChart
          bars={windows.map(({ since, deposited }) => ({
            id: String(since),
            label: dayAndMonth(since),
            value: Number(moneyOf(deposited, currencyId).amount),
            text: `${dayAndMonth(since)}: ${exactText(deposited, currencyId)}`,
          }))}
          labelEvery={labelEvery[kind]}
          line={cap === null ? undefined : Number(moneyOf(cap, currencyId).amount)}
          scaleText={scaleTextOf(currencyId)}
        />
      }
      table={{
        head: [t('saferPlay.plot.from'), t('saferPlay.plot.paidIn')],
        rows: windows.toReversed().map(({ since, deposited }) => ({
          id: String(since),
          cells: [dayAndMonth(since), exactText(deposited, currencyId, 'always')],
        })),
      }}
    />
  )
}
