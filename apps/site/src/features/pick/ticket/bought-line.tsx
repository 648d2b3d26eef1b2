import type { Play } from '@fairground/contract/entities/plays/play'
import { TicketLine } from '@fairground/ui/games/numbers/ticket-line.tsx'
import { useText } from '#core/text/text.ts'
import { numbersText, unitsText } from '#features/pick/draft/line-texts.ts'

/** Shows a bought line of numbers or of digits. */
export function BoughtLine({ play, index, max }: { play: Play; index: number; max: number }) {
  const t = useText()
  const { numbers, numbers2nd, multiOption } = play
  return (
    <TicketLine
      form={multiOption ? 'digits' : 'balls'}
      index={index}
      numbers={numbers}
      max={max}
      bonus={numbers2nd ?? []}
      label={t('pick.joined.line', { n: index, numbers: numbersText(t, numbers, numbers2nd) })}
      note={multiOption && unitsText(t, multiOption)}
    />
  )
}
