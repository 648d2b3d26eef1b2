import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDeckFile } from '@fairground/fair/fd2/deck/deck-file'
import { drawFileFromText, openDrawFile } from '@fairground/fair/record/draw-file'

const verifier = join(import.meta.dirname, '..', '..', 'packages', 'fair', 'cli', 'fair.ts')

/** The content of a published record; tickets are numbered from 1. */
export interface Published {
  readonly instanceId: number
  readonly isDeck: boolean
  readonly text: string
  /** The drawn numbers, or for a deck the card position of each ticket. */
  readonly result: readonly number[]
  /** The sum of all prizes of each winning ticket. */
  readonly prizes: ReadonlyMap<number, bigint>
}

/** Fetches the public record, checks it with the verifier program and parses it. */
export const publishedRecord = async (
  base: string,
  folder: string,
  { id, isDeck }: { readonly id: number; readonly isDeck: boolean },
): Promise<Published> => {
  const name = isDeck ? `decks/${id}.json` : `draws/${id}.jsonl`
  const response = await fetch(`${base}/${name}`)
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  const text = await response.text()
  const file = join(folder, name.replace('/', '-'))
  writeFileSync(file, text)
  const verification = await verify(file)
  if (verification.code !== 0) throw new Error(`${name}: ${verification.text}`)
  return { instanceId: id, isDeck, text, ...(isDeck ? parseDeck(text) : parseDraw(text)) }
}

const verify = (file: string): Promise<{ code: number | null; text: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [verifier, 'verify', file])
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => void (text += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => void (text += chunk.toString()))
    child.once('error', reject)
    child.once('close', code => resolve({ code, text }))
  })

type RecordContent = Pick<Published, 'result' | 'prizes'>

const parseDraw = (text: string): RecordContent => {
  const draw = openDrawFile(drawFileFromText(text))
  if ('problem' in draw) throw new Error(draw.problem)
  const { record } = draw
  const { payouts } = record.settlement
  return {
    result: record.result.drawn,
    prizes: sumPrizes(
      payouts.map(({ seq0, fromPool, fromJackpot }) => [seq0, BigInt(fromPool) + BigInt(fromJackpot)]),
    ),
  }
}

const parseDeck = (text: string): RecordContent => {
  const deck = openDeckFile(drawFileFromText(text))
  if ('problem' in deck) throw new Error(deck.problem)
  return {
    result: Array.from(deck.tickets(), ticket => ticket.position ?? -1),
    prizes: sumPrizes(deck.record.payouts.map(({ seq0, amount }) => [seq0, BigInt(amount)])),
  }
}

const sumPrizes = (payouts: readonly (readonly [seq0: number, amount: bigint])[]): Map<number, bigint> => {
  const prizes = new Map<number, bigint>()
  for (const [seq0, amount] of payouts) prizes.set(seq0 + 1, (prizes.get(seq0 + 1) ?? 0n) + amount)
  return prizes
}
