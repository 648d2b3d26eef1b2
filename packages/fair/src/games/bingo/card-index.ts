import { type Balls, layouts } from './layout.ts'
import { buildEntries, readNumbers, slotBits, slotsMask, entryStarts } from './number-lists.ts'
import { type BingoPattern, getPattern } from './patterns.ts'
import { isComplete, type OpenPattern, openPattern, type SetTable, setTable } from './set-table.ts'

export interface CallWin {
  pattern: BingoPattern
  /** Indices in the list of cards, ascending. */
  cards: number[]
}

/**
 * Indexes all cards of an instance by number. A call touches only the cards that hold its number, so finding its
 * winners among 100,000 cards takes well under a millisecond.
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
    const numbers = readNumbers(balls, cards)
    this.#slots = slots
    this.#marks = new Uint32Array(cards.length)
    this.#starts = entryStarts(balls, numbers)
    this.#entries = buildEntries(slots, numbers, this.#starts)
    this.#open = patterns.map(name => openPattern(name, getPattern(balls, name)))
    this.#table = setTable(slots, this.#open)
  }

  /** Marks a called number. Returns the patterns it completes first, with all winning cards. */
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
