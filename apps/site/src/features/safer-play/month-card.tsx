import type { Statement } from '@fairground/contract/entities/statement'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useText } from '#app/text.ts'
import { minutesOfMonth } from '#features/safer-play/minutes-of-month.ts'
import { PlayedFacts } from '#features/safer-play/played-facts.tsx'
import { durationText } from '#shared/duration.ts'

export function MonthCard({ statement }: { statement: Statement }) {
  const t = useText()
  const month = statement.months.at(-1)
  if (month === undefined) return null
  return (
    <Card title={t('saferPlay.month')}>
      <PlayedFacts
        time={durationText(minutesOfMonth(statement.days, month.month))}
        currencyId={statement.currencyId}
        played={month}
      />
    </Card>
  )
}
