import { type Balls, layouts } from './layout.ts'
import { entriesOf, numbersOf, slotBits, slotsMask, startsOf } from './number-lists.ts'
import { type BingoPattern, patternOf } from './patterns.ts'
import { isComplete, type OpenPattern, openPattern, type SetTable, setTable } from './set-table.ts'

export interface CallWin {
  pattern: BingoPattern
  /** Places in the list of cards, ascending. */
  cards: number[]
}

/**
 * All cards of an instance, ready for the calls. A call touches only the cards that hold its number, so the
 * winners of a call among 100,000 cards are known in well under a millisecond.
 */
export class CardIndex {
  readonly #slots: number
  readonly #marks: Uint32Array
  readonly #starts: Uint32Array
  readonly #entries: Uint32Array
  #open: OpenPattern[]
  #table: SetTable

  constructor(balls: Balls, patterns: readonly BingoPattern[], cards: readonly string[]) {
    const { slots } = layouts[balls]
    const numbers = numbersOf(balls, cards)
    this.#slots = slots
    this.#marks = new Uint32Array(cards.length)
    this.#starts = startsOf(balls, numbers)
    this.#entries = entriesOf(slots, numbers, this.#starts)
    this.#open = patterns.map(name => openPattern(name, patternOf(balls, name)))
    this.#table = setTable(slots, this.#open)
  }

  /** Marks a called number. Answers the patterns which it is the first to complete, with all cards that share. */
  call(number: number): CallWin[] {
    const wins = this.#open.map((open): CallWin => ({ pattern: open.name, cards: [] }))
    for (const card of this.#mark(number)) {
      this.#open.forEach((open, i) => {
        if (isComplete(open, this.#marks[card]!)) wins[i]!.cards.push(card)
      })
    }
    const won = wins.filter(win => win.cards.length > 0)
    if (won.length > 0) {
      this.#open = this.#open.filter(open => won.every(win => win.pattern !== open.name))
      this.#table = setTable(this.#slots, this.#open)
    }
    return won
  }

  /** Bit n of a card is set once the number in its slot n was called. */
  get marks(): Readonly<Uint32Array> {
    return this.#marks
  }

  /** The cards on which the number completes a set of a pattern that is still open. */
  #mark(number: number): number[] {
    const completed: number[] = []
    const [entries, marks, { width, sets }] = [this.#entries, this.#marks, this.#table]
    const end = this.#starts[number + 1]!
    for (let i = this.#starts[number]!; i < end; i += 1) {
      const entry = entries[i]!
      const card = entry >>> slotBits
      const slot = entry & slotsMask
      const mark = marks[card]! | (1 << slot)
      marks[card] = mark
      for (let at = slot * width; at < (slot + 1) * width; at += 1) {
        const set = sets[at]!
        if ((mark & set) === set) {
          completed.push(card)
          break
        }
      }
    }
    return completed
  }
}
