import { hex } from '@fairground/fair/encoding/bytes'
import type { LogPosition, Statement } from '../protocol.ts'
import { DeckStates } from './deck-states.ts'
import type { EntryType, EntryWith, LogLine, SignerEntry } from './entries.ts'
import { firstHead } from './head.ts'
import { RecentMap } from './recent-map.ts'

/** An index that was countersigned, with the statement that answered. */
export interface SpentIndex {
  readonly entry: EntryWith<'close'> | EntryWith<'seal'>
  readonly statement: Statement
}

export interface ChainState {
  readonly entry: EntryWith<'chain'>
  /** The last countersigned index. */
  spent: number
  /** The newest countersigned indices: the platform repeats a request only after a crash. */
  readonly recent: RecentMap<number, SpentIndex>
}

export interface CountersignedRound {
  readonly entry: EntryWith<'round'>
  readonly statement: Statement
}

interface MemberRounds {
  last: number
  readonly recent: RecentMap<number, CountersignedRound>
}

const keptAnswers = 32

/** What follows from the log. It holds only what later decisions need, so its size does not grow with the log. */
export class SignerState {
  term: EntryWith<'term'> | undefined
  termStart: LogPosition = { k: 0, head: hex(firstHead) }
  readonly decks = new DeckStates()
  readonly #chains = new Map<string, ChainState[]>()
  readonly #rounds = new Map<string, MemberRounds>()

  /** The chains of a game, oldest first. */
  chains(game: string): readonly ChainState[] {
    return this.#chains.get(game) ?? []
  }

  allChains(): ChainState[] {
    return [...this.#chains.values()].flat()
  }

  findChain(game: string, chain: number): ChainState | undefined {
    return this.chains(game)[chain - 1]
  }

  lastRound(member: string): number {
    return this.#rounds.get(member)?.last ?? 0
  }

  findRound(member: string, round: number): CountersignedRound | undefined {
    return this.#rounds.get(member)?.recent.get(round)
  }

  apply(line: LogLine): void {
    const apply = this.#appliers[line.entry.type] as (entry: SignerEntry, line: LogLine) => void
    apply(line.entry, line)
  }

  readonly #appliers: { readonly [T in EntryType]: (entry: EntryWith<T>, line: LogLine) => void } = {
    term: (entry, { k, head }) => {
      this.term = entry
      this.termStart = { k, head }
    },
    chain: entry => {
      const chains = [
        ...this.chains(entry.game),
        { entry, spent: 0, recent: new RecentMap<number, SpentIndex>(keptAnswers) },
      ]
      this.#chains.set(entry.game, chains)
    },
    close: (entry, line) => this.#spend(entry, line),
    seal: (entry, line) => {
      this.#spend(entry, line)
      this.decks.seal(entry)
    },
    deck: (entry, line) => this.decks.publish(entry, this.#statement(entry.at, line)),
    round: (entry, line) => {
      const statement = this.#statement(entry.at, line)
      const rounds: MemberRounds = this.#rounds.get(entry.member) ?? {
        last: 0,
        recent: new RecentMap(keptAnswers),
      }
      rounds.last = entry.round
      rounds.recent.set(entry.round, { entry, statement })
      this.#rounds.set(entry.member, rounds)
      this.decks.addRound(entry)
    },
    missed: entry =>
      this.decks.missRound(entry.round, this.findRound(entry.member, entry.round)?.entry.rows ?? []),
    deal: entry => this.decks.deal(entry),
    end: entry => this.decks.end(entry),
  }

  #spend(entry: SpentIndex['entry'], line: LogLine): void {
    const chain = this.findChain(entry.game, entry.chain)
    if (!chain) throw new Error(`line ${line.k} spends an index of an unknown chain`)
    chain.spent = entry.index
    chain.recent.set(entry.index, { entry, statement: this.#statement(entry.at, line) })
  }

  #statement(at: number, { k, head, signature = '' }: LogLine): Statement {
    return { at, term: this.term?.term ?? 0, k, head, signature }
  }
}
