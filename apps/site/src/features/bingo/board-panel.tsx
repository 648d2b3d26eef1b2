import { CallBoard, recall } from '@fairground/ui/parts/call-board.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { memo, useRef } from 'react'
import { useText } from '#app/text.ts'
import type { Hall } from '#features/bingo/hall.ts'
import { LiveText } from '#features/bingo/live-text.tsx'
import type { BingoRule } from '#features/bingo/round.ts'
import { useEachMoment } from '#features/bingo/use-moment.ts'

/** All numbers, those called filled. A ball fills one in place. */
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
  const label = (of: readonly number[]) =>
    t('bingo.playout.boardLabel', { count: of.length, numbers: of.join(', ') })
  useEachMoment(hall, ({ calls: now }) => {
    if (!board.current || shown.current === now) return
    recall(board.current, shown.current, now, label(now))
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
