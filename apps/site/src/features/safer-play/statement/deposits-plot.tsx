import type { Statement } from '@fairground/contract/entities/money/statement'
import { BarChart } from '@fairground/ui/money/bar-chart.tsx'
import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { Plot } from './plot.tsx'
import { createScaleText } from '#shared/money/scale-text.ts'
import { dayAndMonth } from '#core/time/date.ts'
import { exactText, toMoney } from '#core/money.ts'

type Kind = Statement['deposits'][number]['kind']

const kinds = ['depositDay', 'depositWeek', 'depositMonth'] as const satisfies readonly Kind[]
const labelEvery: Readonly<Record<Kind, number>> = { depositDay: 10, depositWeek: 4, depositMonth: 3 }

/** Deposits per period with the deposit limit as a line. */
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
            value: Number(toMoney(deposited, currencyId).amount),
            text: `${dayAndMonth(since)}: ${exactText(deposited, currencyId)}`,
          }))}
          labelEvery={labelEvery[kind]}
          line={cap === null ? undefined : Number(toMoney(cap, currencyId).amount)}
          scaleText={createScaleText(currencyId)}
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
