import type { ComponentType } from 'react'
import { BingoLine } from './bingo/bingo-line.tsx'
import { type GameKind, getGameKind } from './game-kind.ts'
import { InstantLine } from './instant-line.tsx'
import { NumbersLine } from './numbers-line.tsx'
import { DigitsLine } from './pick-x/digits-line.tsx'
import type { PlayLineProps } from './play-line-props.ts'
import { RaffleLine } from './raffle/raffle-line.tsx'

/** Closed map: a kind without an entry does not compile. */
const lines: Readonly<Record<GameKind, ComponentType<PlayLineProps>>> = {
  oneDrawGame: NumbersLine,
  oneDrawGameExt: NumbersLine,
  oneDrawGameExtMulti: DigitsLine,
  regularGame: NumbersLine,
  raffleGame: RaffleLine,
  bingoGame: BingoLine,
  crosswordGame: InstantLine,
  scratchcardGame: InstantLine,
}

/** One play on a ticket: a line of balls, digits, a raffle number, a bingo card or an instant card. */
export function PlayLine(props: PlayLineProps) {
  const Line = lines[getGameKind(props.gameRule)]
  return <Line {...props} />
}
