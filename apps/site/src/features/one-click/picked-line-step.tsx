import type { Game } from '@fairground/contract/entities/game'
import { Button } from '@fairground/ui/parts/button.tsx'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { priceOf } from '#features/order/ticket-price.ts'
import { DigitsBlock } from '#features/pick/digits-block.tsx'
import { playsOf } from '#features/pick/draft.ts'
import { type DraftLine, emptyLine, isDigits, isReady, type PickingRule } from '#features/pick/draft-line.ts'
import { NumbersBlock, type PickerPage } from '#features/pick/numbers-block.tsx'
import type { Wish } from './one-click-modal.tsx'

interface PickedLineStepProps {
  readonly game: Game
  readonly rule: PickingRule
  readonly onChosen: (wish: Wish) => void
}

/** One line of the player's own: one set of numbers, two, or digits by place. */
export function PickedLineStep({ game, rule, onChosen }: PickedLineStepProps) {
  const t = useText()
  const [line, setLine] = useState<DraftLine>(() => emptyLine(rule))
  const [page, setPage] = useState<PickerPage>('first')
  return (
    <>
      {isDigits(line) ? (
        <DigitsBlock line={line} n={1} price={priceOf(game)} onLine={setLine} />
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
        onPress={() => onChosen({ ...playsOf({ rule, lines: [line], current: 0 }), userPlaysCount: 1 })}
      >
        {t('oneClick.continue')}
      </Button>
    </>
  )
}
