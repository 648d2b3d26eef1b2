import { BoxedLine } from '#kinds/boxed-line.tsx'
import type { PlayLineProps } from '#kinds/play-line-props.ts'
import { BingoGrid } from './bingo-grid.tsx'
import { getBingoRule } from './bingo-kind.ts'

export function BingoLine({ play, gameRule, n, hits, end }: PlayLineProps) {
  const rule = getBingoRule(gameRule)
  return (
    <BoxedLine n={n} end={end} kind="bingo">
      {rule && <BingoGrid numbers={play.numbers} balls={rule.balls} n={n} called={hits} />}
    </BoxedLine>
  )
}
