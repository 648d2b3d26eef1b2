import { TicketLine } from '@fairground/ui/parts/ticket-line.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import {
  type DraftLine,
  digitsOf,
  gapIn,
  isDigits,
  numbersOf,
  secondOf,
  unitsOf,
} from '#features/pick/draft-line.ts'
import { unitsText } from '#features/pick/line-words.ts'

export interface PickedLineProps {
  line: DraftLine
  /** Its number on the ticket. */
  index: number
  label: string
  end?: ReactNode
}

/** As a ticket shows a set: in order, what is missing last. */
const slots = (numbers: readonly number[], missing: number): (number | null)[] => [
  ...numbers.toSorted((a, b) => a - b),
  ...Array.from({ length: missing }, () => null),
]

/** A line of the draft as the ticket shows it, whatever its kind. */
export function PickedLine({ line, index, label, end }: PickedLineProps) {
  const t = useText()
  if (isDigits(line))
    return (
      <TicketLine
        form="digits"
        index={index}
        numbers={digitsOf(line)}
        max={9}
        label={label}
        note={unitsText(t, unitsOf(line)) ?? t('pick.units.noneYet')}
        end={end}
      />
    )
  const gap = gapIn(line)
  return (
    <TicketLine
      index={index}
      numbers={slots(numbersOf(line), gap.numbers)}
      max={line.shape.first.of}
      bonus={slots(secondOf(line), gap.second)}
      label={label}
      end={end}
    />
  )
}
