import type { Statement } from '@fairground/contract/entities/money/statement'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useText } from '#core/text/text.ts'
import { getMonthMinutes } from './month-minutes.ts'
import { PlayedFacts } from './played-facts.tsx'
import { durationText } from '#core/time/duration.ts'

export function MonthCard({ statement }: { statement: Statement }) {
  const t = useText()
  const month = statement.months.at(-1)
  if (month === undefined) return null
  return (
    <Card title={t('saferPlay.month')}>
      <PlayedFacts
        time={durationText(getMonthMinutes(statement.days, month.month))}
        currencyId={statement.currencyId}
        played={month}
      />
    </Card>
  )
}
