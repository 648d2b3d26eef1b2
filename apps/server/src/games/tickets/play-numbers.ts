import { findDrawKind } from '#kinds/kinds.ts'
import type { PlayNumbers } from '#kinds/server-kind.ts'

/** Reads the numbers of a line from the canonical text of a play of this kind. */
export const playNumbers = (kind: string, plays: string, seq: number): PlayNumbers => {
  const [first = [], second = []] = plays.split('|').map(parseNumbers)
  return findDrawKind(kind)?.toPlayNumbers(first, second, seq) ?? { numbers: first }
}

const parseNumbers = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number))
