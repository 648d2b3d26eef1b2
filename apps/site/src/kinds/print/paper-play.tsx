import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import type { Play } from '@fairground/contract/entities/plays/play'
import { layouts } from '@fairground/fair/games/bingo/layout'
import { MULTI_OPTIONS } from '@fairground/rules/picking/play-rule'
import type { ComponentType } from 'react'
import { useText } from '#core/text/text.ts'
import { getBingoRule } from '#kinds/bingo/bingo-kind.ts'
import { type GameKind, getGameKind } from '#kinds/game-kind.ts'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'
import styles from './print-sheet.module.css'

interface PaperPlayProps {
  play: Play
  gameRule: GameRule
}

function PaperNumbers({ play: { numbers, numbers2nd = [] } }: PaperPlayProps) {
  return (
    <b>
      {numbers.join('  ')}
      {numbers2nd.length > 0 && ` + ${numbers2nd.join('  ')}`}
    </b>
  )
}

function PaperDigits({ play: { numbers, multiOption = [] } }: PaperPlayProps) {
  const t = useText()
  const bets = MULTI_OPTIONS.flatMap((option, i) => {
    const count = multiOption[i] ?? 0
    return count > 0 ? [t(`pick.units.of.${option}`, { count })] : []
  })
  return (
    <>
      <b>{numbers.join('  ')}</b> <span>{bets.join(', ')}</span>
    </>
  )
}

function PaperRaffle({ play: { numbers } }: PaperPlayProps) {
  return <b>{numbers.map(raffleNumber).join('  ')}</b>
}

/** On the wire, a cell without a number is not positive. */
function PaperBingo({ play: { numbers }, gameRule }: PaperPlayProps) {
  const columns = layouts[getBingoRule(gameRule)?.balls ?? 75].columns
  return (
    <table className={styles.grid}>
      <tbody>
        {Array.from({ length: numbers.length / columns }, (_, row) => (
          <tr key={row}>
            {numbers.slice(row * columns, (row + 1) * columns).map((number, column) => (
              <td key={column}>{number > 0 ? number : ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PaperCard({ play: { seq } }: PaperPlayProps) {
  return <b>#{seq}</b>
}

/** Closed map: a kind without an entry does not compile. */
const plays: Readonly<Record<GameKind, ComponentType<PaperPlayProps>>> = {
  oneDrawGame: PaperNumbers,
  oneDrawGameExt: PaperNumbers,
  oneDrawGameExtMulti: PaperDigits,
  regularGame: PaperNumbers,
  raffleGame: PaperRaffle,
  bingoGame: PaperBingo,
  crosswordGame: PaperCard,
  scratchcardGame: PaperCard,
}

/** One play in black and white. */
export function PaperPlay(props: PaperPlayProps) {
  const Paper = plays[getGameKind(props.gameRule)]
  return <Paper {...props} />
}
