import { cardNumbers } from '@fairground/fair/games/bingo/card'

const perCard = 15
const perRow = 5

/** Returns how many cards complete one line, two lines and the full house with this call. */
type Call = (number: number) => readonly number[]

export const flatNumbers = (cards: readonly string[]): Uint8Array => {
  const numbers = new Uint8Array(cards.length * perCard)
  cards.forEach((card, i) => numbers.set(cardNumbers(90, card)!, i * perCard))
  return numbers
}

/** Scans without an index: every call checks every number of every card. */
export const scanAllCards = (numbers: Uint8Array): Call => {
  const called = new Uint8Array(91)
  const rowsDone = new Uint8Array(numbers.length / perCard)
  return number => {
    called[number] = 1
    const reached = [0, 0, 0]
    for (let card = 0; card < rowsDone.length; card++) {
      let rows = 0
      for (let row = card * perCard; row < (card + 1) * perCard; row += perRow) {
        let marked = 0
        for (let i = row; i < row + perRow; i++) marked += called[numbers[i]!]!
        if (marked === perRow) rows++
      }
      for (let done = rowsDone[card]!; done < rows; done++) reached[done] = reached[done]! + 1
      rowsDone[card] = rows
    }
    return reached
  }
}

/** A minimal index for 90 balls: each call counts down the row of every card that holds the number. */
export const countDownLists = (numbers: Uint8Array): Call => {
  const starts = new Uint32Array(92)
  for (const number of numbers) starts[number + 1] = starts[number + 1]! + 1
  for (let number = 1; number < starts.length; number++)
    starts[number] = starts[number]! + starts[number - 1]!
  const next = starts.slice()
  const rows = new Uint32Array(numbers.length)
  numbers.forEach((number, i) => {
    rows[next[number]!] = Math.floor(i / perRow)
    next[number] = next[number]! + 1
  })
  const left = new Uint8Array(numbers.length / perRow).fill(perRow)
  const rowsDone = new Uint8Array(numbers.length / perCard)
  return number => {
    const reached = [0, 0, 0]
    for (let i = starts[number]!; i < starts[number + 1]!; i++) {
      const row = rows[i]!
      const stillLeft = left[row]! - 1
      left[row] = stillLeft
      if (stillLeft > 0) continue
      const card = Math.floor(row / 3)
      const done = rowsDone[card]!
      reached[done] = reached[done]! + 1
      rowsDone[card] = done + 1
    }
    return reached
  }
}
