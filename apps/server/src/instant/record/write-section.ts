import type { Tx } from '@fairground/database/transaction'
import type { DeckKey, DeckSection } from '#instances/queries/deck-parts.ts'
import { countPartLines, insertPart } from '../queries/record-parts.ts'

export type RunTx = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Reads the lines of a section in batches, starting with this line. */
export type LineSource = (from: number) => AsyncIterable<readonly string[]>

/**
 * Writes the lines of a section that are not stored yet. A part ends with the line that reaches `partChars`. Returns false
 * if another worker writes the same section: one of the two goes on.
 */
export const writeSection = async (
  run: RunTx,
  deck: DeckKey,
  { section, source, partChars }: { section: DeckSection; source: LineSource; partChars: number },
): Promise<boolean> => {
  let first = await run(tx => countPartLines(tx, deck, section))
  let lines: string[] = []
  let chars = 0
  const write = async (): Promise<boolean> => {
    const part = { section, first, lines }
    first += lines.length
    ;[lines, chars] = [[], 0]
    return run(tx => insertPart(tx, deck, part))
  }
  for await (const batch of source(first))
    for (const line of batch) {
      lines.push(line)
      chars += line.length + 1
      if (chars >= partChars && !(await write())) return false
    }
  return lines.length === 0 || write()
}
