import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hex } from '@fairground/fair/encoding/bytes'
import { deckSize } from '@fairground/fair/instant/deck-table'
import { RecentMap } from '../log/recent-map.ts'
import { type CardSource, CardsMissing } from './card-source.ts'
import { buildCards, type CardTable, type DeckInputs } from './card-table.ts'
import { buildInThread, maxInlineCards } from './build-in-thread.ts'
import { readCardFile, toCardFile } from './card-file.ts'

const keptDecks = 32

/** The cards of the open decks in memory and in files, so that a restart does not compute them again. */
export class CardStore implements CardSource {
  readonly #folder: string
  readonly #tables = new RecentMap<string, CardTable>(keptDecks)
  readonly #running = new Map<string, Promise<void>>()

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }

  get(inputs: DeckInputs): CardTable {
    const key = hex(inputs.closeHash)
    const known = this.#tables.get(key)
    if (known) return known
    if (deckSize(inputs.prizeTable) > maxInlineCards) throw new CardsMissing(inputs)
    const table = buildCards(inputs)
    this.#tables.set(key, table)
    return table
  }

  /** Reads the cards from their file or computes them. Concurrent calls share the work. */
  prepare(inputs: DeckInputs): Promise<void> {
    const key = hex(inputs.closeHash)
    const running = this.#running.get(key) ?? this.#load(key, inputs).finally(() => this.#running.delete(key))
    this.#running.set(key, running)
    return running
  }

  drop({ closeHash }: DeckInputs): void {
    this.#tables.delete(hex(closeHash))
    rmSync(this.#file(hex(closeHash)), { force: true })
  }

  async #load(key: string, inputs: DeckInputs): Promise<void> {
    if (this.#tables.get(key) || deckSize(inputs.prizeTable) <= maxInlineCards) return
    const file = this.#file(key)
    const stored = existsSync(file) ? readCardFile(readFileSync(file), inputs.prizeTable) : undefined
    const table = stored ?? (await buildInThread(inputs))
    if (!stored) {
      writeFileSync(`${file}.new`, toCardFile(table), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    }
    this.#tables.set(key, table)
  }

  #file(key: string): string {
    return join(this.#folder, `${key}.cards`)
  }
}
