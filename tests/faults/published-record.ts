import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDrawRecord } from '@fairground/fair/draw-record'
import type { DeckRecord } from '@fairground/fair/instant/deck-record'

const verifier = join(import.meta.dirname, '..', '..', 'packages', 'fair', 'cli', 'fair.ts')

/** What a published record says happened, by the tickets' places from 1. */
export interface Published {
  readonly instanceId: number
  readonly isDeck: boolean
  readonly text: string
  /** The numbers drawn; of a deck, which card each ticket got. */
  readonly result: readonly number[]
  /** What each winning ticket gets, all its prizes together. */
  readonly prizes: ReadonlyMap<number, bigint>
}

/** Fetches the record as anybody can, has the verifier's own program check it, and reads what it says. */
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
  const said = await verify(file)
  if (said.code !== 0) throw new Error(`${name}: ${said.text}`)
  return { instanceId: id, isDeck, text, ...(isDeck ? ofDeck(text) : ofDraw(text)) }
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

type Said = Pick<Published, 'result' | 'prizes'>

const ofDraw = (text: string): Said => {
  const record = parseDrawRecord(text.slice(0, text.indexOf('\n')))
  if ('problem' in record) throw new Error(record.problem)
  const { payouts } = record.settlement
  return {
    result: record.result.drawn,
    prizes: prizesOf(
      payouts.map(({ seq0, fromPool, fromJackpot }) => [seq0, BigInt(fromPool) + BigInt(fromJackpot)]),
    ),
  }
}

const ofDeck = (text: string): Said => {
  const { tickets, payouts } = JSON.parse(text) as DeckRecord
  return {
    result: tickets.map(ticket => ticket.position),
    prizes: prizesOf(payouts.map(({ seq0, amount }) => [seq0, BigInt(amount)])),
  }
}

const prizesOf = (payouts: readonly (readonly [seq0: number, amount: bigint])[]): Map<number, bigint> => {
  const prizes = new Map<number, bigint>()
  for (const [seq0, amount] of payouts) prizes.set(seq0 + 1, (prizes.get(seq0 + 1) ?? 0n) + amount)
  return prizes
}
