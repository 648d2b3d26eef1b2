import type { Play } from '@fairground/contract/entities/play'
import { TicketLine } from '@fairground/ui/parts/ticket-line.tsx'
import { useText } from '#app/text.ts'
import { numbersText, unitsText } from '#features/pick/line-words.ts'

/** A bought line, whatever its kind. */
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
