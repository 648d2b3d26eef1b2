import { emptyBall } from '@fairground/contract/constants'

interface PlayNumbers {
  readonly numbers: number[]
  readonly numbers2nd?: number[]
  readonly multiOption?: number[]
}

const numbersIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))

/** What a player reads on his ticket, from the canonical text of a play of this kind. */
export const playNumbers = (kind: string, plays: string, seq: number): PlayNumbers => {
  const [first = '', second = ''] = plays.split('|')
  switch (kind) {
    case 'oneDrawGameExt':
      return { numbers: numbersIn(first), numbers2nd: numbersIn(second) }
    case 'oneDrawGameExtMulti':
      return { numbers: numbersIn(first), multiOption: numbersIn(second) }
    case 'raffleGame':
      return { numbers: [seq] }
    case 'bingoGame':
      return { numbers: numbersIn(first).map(number => number || emptyBall) }
    default:
      return { numbers: numbersIn(first) }
  }
}
