import { TicketLine } from '@fairground/ui/games/numbers/ticket-line.tsx'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import {
  type DraftLine,
  getDigits,
  computeGap,
  isDigits,
  getNumbers,
  getSecondNumbers,
  getUnits,
} from './draft-line.ts'
import { unitsText } from './line-texts.ts'

export interface PickedLineProps {
  line: DraftLine
  /** Number of the line on the ticket, starting at 1. */
  index: number
  label: string
  end?: ReactNode
}

/** Picked numbers in ascending order, then one null per missing number. */
const slots = (numbers: readonly number[], missing: number): (number | null)[] => [
  ...numbers.toSorted((a, b) => a - b),
  ...Array.from({ length: missing }, () => null),
]

/** Shows a draft line of numbers or of digits. */
export function PickedLine({ line, index, label, end }: PickedLineProps) {
  const t = useText()
  if (isDigits(line))
    return (
      <TicketLine
        form="digits"
        index={index}
        numbers={getDigits(line)}
        max={9}
        label={label}
        note={unitsText(t, getUnits(line)) ?? t('pick.units.noneYet')}
        end={end}
      />
    )
  const gap = computeGap(line)
  return (
    <TicketLine
      index={index}
      numbers={slots(getNumbers(line), gap.numbers)}
      max={line.shape.first.of}
      bonus={slots(getSecondNumbers(line), gap.second)}
      label={label}
      end={end}
    />
  )
}
