import { CrosswordBoard, type CrosswordCell } from '@fairground/ui/games/instant/crossword-board.tsx'
import { LetterTiles } from '@fairground/ui/games/instant/letter-tiles.tsx'
import { ScratchSymbol } from '@fairground/ui/games/instant/scratch-symbol.tsx'
import { ScratchWindows } from '@fairground/ui/games/instant/scratch-windows.tsx'
import type { Guide } from './guide.ts'
import { Picture } from './picture.tsx'
import styles from './guides.module.css'

const cells = ['bell', 'star', 'lemon', 'star', 'cherry', 'moon', 'plum', 'star', 'bell'] as const
const noAction = () => undefined

function Windows({ shown }: { shown: number }) {
  return (
    <Picture>
      <div className={styles.wide}>
        <ScratchWindows
          label=""
          hint=""
          windows={cells.map((name, i) => ({
            face: <ScratchSymbol name={name} />,
            shown: i < shown,
            label: '',
          }))}
          onTouch={noAction}
          onShow={noAction}
        />
      </div>
    </Picture>
  )
}

const Covered = () => <Windows shown={0} />
const Scratched = () => <Windows shown={5} />

function ThreeStars() {
  return (
    <Picture>
      <div className={styles.symbols}>
        {cells.map((name, i) => (
          <span key={i} data-hit={name === 'star' || undefined}>
            <ScratchSymbol name={name} />
          </span>
        ))}
      </div>
    </Picture>
  )
}

const grid = ['TENT.', 'A..E.', 'R.HAT', 'T..M.'] as const

const toCells = (letters: string, done: readonly string[]): (CrosswordCell | null)[][] =>
  grid.map((row, y) =>
    row.split('').map((letter, x) => {
      if (letter === '.') return null
      const inDone = done.some(word => isInWord(word, x, y))
      return { letter, state: inDone ? 'done' : letters.includes(letter) ? 'held' : 'open' }
    }),
  )

/** The cells of the two words that the picture completes. */
const isInWord = (word: string, x: number, y: number): boolean =>
  (word === 'TENT' && y === 0 && x < 4) || (word === 'TART' && x === 0)

function Board({ letters, done }: { letters: string; done: readonly string[] }) {
  return (
    <Picture>
      <div className={styles.wide}>
        <CrosswordBoard label="" rows={toCells(letters, done)} />
      </div>
    </Picture>
  )
}

const EmptyBoard = () => <Board letters="" done={[]} />
const FilledBoard = () => <Board letters="TENAR" done={['TENT', 'TART']} />

function Letters() {
  return (
    <Picture>
      <LetterTiles
        label=""
        tiles={['T', 'E', 'N', 'A', 'R', null, null, null, null].map(letter => ({ letter, label: '' }))}
        onOpen={noAction}
      />
    </Picture>
  )
}

export const scratchcardGuide: Guide = {
  steps: [
    { id: 'first', Picture: Covered },
    { id: 'second', Picture: Scratched },
    { id: 'third', Picture: ThreeStars },
  ],
  prizes: ['fixed'],
}

export const crosswordGuide: Guide = {
  steps: [
    { id: 'first', Picture: EmptyBoard },
    { id: 'second', Picture: Letters },
    { id: 'third', Picture: FilledBoard },
  ],
  prizes: ['fixed'],
}
