import { CallBoard, updateCallBoard } from '@fairground/ui/games/bingo/call-board.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { memo, useRef } from 'react'
import { useText } from '#core/text/text.ts'
import type { Hall } from './hall.ts'
import { LiveText } from './live-text.tsx'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import { useEachHallMoment } from './use-hall-moment.ts'

/** All numbers, with the called ones filled. A ball updates its cell outside React. */
export const BoardPanel = memo(function BoardPanel({
  hall,
  balls,
}: {
  hall: Hall
  balls: BingoRule['balls']
}) {
  const t = useText()
  const board = useRef<HTMLDivElement>(null)
  const { calls } = hall.read()
  const shown = useRef(calls)
  const label = (numbers: readonly number[]) =>
    t('bingo.playout.boardLabel', { count: numbers.length, numbers: numbers.join(', ') })
  useEachHallMoment(hall, ({ calls: now }) => {
    if (!board.current || shown.current === now) return
    updateCallBoard(board.current, shown.current, now, label(now))
    shown.current = now
  })
  return (
    <Card
      title={t('bingo.playout.board')}
      pad="sm"
      action={
        <LiveText
          hall={hall}
          className="num"
          text={moment => t('bingo.playout.boardCount', { count: moment.calls.length, balls })}
        />
      }
    >
      <CallBoard ref={board} max={balls} calls={calls} label={label(calls)} />
    </Card>
  )
})
