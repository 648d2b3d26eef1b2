import type { Game } from '@fairground/contract/entities/games/game'
import { Button } from '@fairground/ui/controls/button.tsx'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { toPlayPrice } from '#features/purchase/ticket-price.ts'
import { DigitsBlock } from '#features/pick/picker/digits-block.tsx'
import { toPlays } from '#features/pick/draft/draft.ts'
import {
  type DraftLine,
  emptyLine,
  isDigits,
  isReady,
  type PickingRule,
} from '#features/pick/draft/draft-line.ts'
import { NumbersBlock, type PickerPage } from '#features/pick/picker/numbers-block.tsx'
import type { OneClickSelection } from './one-click-selection.ts'

interface PickedLineStepProps {
  readonly game: Game
  readonly rule: PickingRule
  readonly onChosen: (selection: OneClickSelection) => void
}

/** Picks one line: one set of numbers, two sets, or digits. */
export function PickedLineStep({ game, rule, onChosen }: PickedLineStepProps) {
  const t = useText()
  const [line, setLine] = useState<DraftLine>(() => emptyLine(rule))
  const [page, setPage] = useState<PickerPage>('first')
  return (
    <>
      {isDigits(line) ? (
        <DigitsBlock line={line} n={1} price={toPlayPrice(game)} onLine={setLine} />
      ) : (
        rule.kind === 'numbers' && (
          <NumbersBlock rule={rule} line={line} n={1} page={page} onPage={setPage} onLine={setLine} />
        )
      )}
      <Button
        tone="primary"
        size="lg"
        full
        disabledReason={isReady(line) ? undefined : t('oneClick.unfinished')}
        onPress={() => onChosen({ ...toPlays({ rule, lines: [line], current: 0 }), userPlaysCount: 1 })}
      >
        {t('oneClick.continue')}
      </Button>
    </>
  )
}
