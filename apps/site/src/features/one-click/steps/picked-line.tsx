import type { Game } from '@fairground/contract/entities/games/game'
import { useState } from 'react'
import { toPlayPrice } from '#features/purchase/ticket-price.ts'
import { DigitsBlock } from '#features/pick/picker/digits-block.tsx'
import { type DraftLine, isDigits, type PickingRule } from '#features/pick/draft/draft-line.ts'
import { NumbersBlock, type PickerPage } from '#features/pick/picker/numbers-block.tsx'

interface PickedLineProps {
  readonly game: Game
  readonly rule: PickingRule
  readonly line: DraftLine
  readonly onLine: (line: DraftLine) => void
}

/** Picks one line: one set of numbers, two sets, or digits. */
export function PickedLine({ game, rule, line, onLine }: PickedLineProps) {
  const [page, setPage] = useState<PickerPage>('first')
  if (isDigits(line)) return <DigitsBlock line={line} n={1} price={toPlayPrice(game)} onLine={onLine} />
  if (rule.kind !== 'numbers') return null
  return <NumbersBlock rule={rule} line={line} n={1} page={page} onPage={setPage} onLine={onLine} />
}
