import { leafHash } from '#crypto/merkle.ts'
import { verify } from '#crypto/signature.ts'
import { type Bytes, hex, unhex } from '#encoding/bytes.ts'
import { balanceHash } from '#fd2/control.ts'
import { countersignHash } from '#fd2/countersign.ts'
import { lockHash } from '#fd2/round-lock.ts'
import type { TypedEntry, LogEntry } from './entry.ts'
import { parseEntry } from './parse-entry.ts'

type WatchRule =
  | 'malformed entry'
  | 'forked prev'
  | 'second close'
  | 'index used twice'
  | 'FD1 after the switch'
  | 'unknown key'
  | 'old signer term'

/** A breach of the log's rules. The entries stay in the log, so they are the evidence. */
export interface EntryReport {
  readonly rule: WatchRule
  /** The position of the entry in the log. */
  readonly index: number
  readonly detail: string
}

interface WatchedGame {
  readonly scheme: TypedEntry<'game'>['scheme']
  /** The leaf of the game's newest entry. */
  readonly head: string
  readonly platform: string
  readonly control: string
  /** Of the first `game` entry: indices up to it belong to scheme FD1. */
  readonly fd1Index: number
  /** The chain and index of the newest close. */
  readonly chain: number
  readonly link: number
}

interface WatchedClose {
  readonly index: number
  readonly C: string
}

/** Plain values, so that a witness can store them and go on after a restart. */
export interface WatchState {
  readonly size: number
  readonly term: number
  readonly signers: readonly string[]
  readonly games: readonly (readonly [game: string, WatchedGame])[]
  readonly closes: readonly (readonly [instance: string, WatchedClose])[]
}

const newState: WatchState = { size: 0, term: 0, signers: [], games: [], closes: [] }

/** Bounds memory. A second close after this many other closes is not reported, but any auditor finds it in the log. */
const maxCloses = 100_000
const noEntry = '0'.repeat(64)

/** Reads a log from its first entry on and reports what its operator must not write. */
export class EntryWatch {
  #size: number
  #term: number
  readonly #signers: Set<string>
  readonly #games: Map<string, WatchedGame>
  readonly #closes: Map<string, WatchedClose>

  constructor(state: WatchState = newState) {
    this.#size = state.size
    this.#term = state.term
    this.#signers = new Set(state.signers)
    this.#games = new Map(state.games)
    this.#closes = new Map(state.closes)
  }

  get size(): number {
    return this.#size
  }

  state(): WatchState {
    return {
      size: this.#size,
      term: this.#term,
      signers: [...this.#signers],
      games: [...this.#games],
      closes: [...this.#closes],
    }
  }

  /** Reads the next entry of the log. */
  read(bytes: Bytes): EntryReport[] {
    const index = this.#size
    this.#size += 1
    const entry = parseEntry(bytes)
    const found =
      'problem' in entry
        ? ([['malformed entry', entry.problem]] as const)
        : this.#findBreaches(entry, index, hex(leafHash(bytes)))
    return found.map(([rule, detail]) => ({ rule, index, detail }))
  }

  #findBreaches(entry: LogEntry, index: number, leaf: string): Breach[] {
    const breaches = 'prev' in entry ? this.#follow(entry, leaf) : []
    if (entry.t === 'game') breaches.push(...this.#readGame(entry, leaf))
    if (entry.t === 'close') breaches.push(...this.#readClose(entry, index))
    if (entry.t === 'late') this.#forgetLate(entry)
    if (entry.t === 'term') breaches.push(...this.#readTerm(entry))
    if (entry.t === 'key') breaches.push(...this.#readKey(entry))
    return breaches
  }

  /** Two entries with one `prev` are a fork; so is every entry that does not follow the newest. */
  #follow(entry: Extract<LogEntry, { prev: string }>, leaf: string): Breach[] {
    const game = this.#games.get(entry.game)
    if (game) this.#games.set(entry.game, { ...game, head: leaf })
    if (!game && entry.t !== 'game') return [['unknown key', `game ${entry.game} has no game entry`]]
    const expected = game?.head ?? noEntry
    return entry.prev === expected
      ? []
      : [['forked prev', `${entry.t} of game ${entry.game} does not follow entry ${expected}`]]
  }

  #readGame(entry: TypedEntry<'game'>, leaf: string): Breach[] {
    const known = this.#games.get(entry.game)
    const { platform, signer, control } = entry.keys
    this.#signers.add(signer)
    this.#games.set(entry.game, {
      scheme: entry.scheme,
      head: leaf,
      platform: known?.platform ?? platform,
      control: known?.control ?? control,
      fd1Index: known?.fd1Index ?? entry.fd1Index,
      chain: known?.chain ?? 1,
      link: known?.link ?? entry.fd1Index,
    })
    if (!known) return []
    const breaches: Breach[] = []
    if (known.fd1Index !== entry.fd1Index)
      breaches.push([
        'FD1 after the switch',
        `game ${entry.game} names another last index: ${entry.fd1Index}`,
      ])
    if (known.platform !== platform || known.control !== control)
      breaches.push(['unknown key', `game ${entry.game} names other keys without a key entry`])
    return breaches
  }

  #readClose(close: TypedEntry<'close'>, index: number): Breach[] {
    const breaches: Breach[] = []
    const earlier = this.#closes.get(close.instance)
    if (earlier)
      breaches.push([
        'second close',
        `instance ${close.instance} was closed at entry ${earlier.index}, with C ${earlier.C}`,
      ])
    this.#rememberClose(close.instance, { index, C: close.C })
    const game = this.#games.get(close.game)
    if (!game) return breaches
    if (close.chain === 1 && close.index <= game.fd1Index)
      breaches.push(['FD1 after the switch', `index ${close.index} belongs to scheme FD1`])
    else if (close.chain < game.chain || (close.chain === game.chain && close.index <= game.link))
      breaches.push(['index used twice', `chain ${close.chain} index ${close.index}`])
    else this.#games.set(close.game, { ...game, chain: close.chain, link: close.index })
    if (close.signer.term < this.#term)
      breaches.push(['old signer term', `term ${close.signer.term} ended before term ${this.#term}`])
    const role = this.#findForeignSignature(close, game)
    if (role !== undefined) breaches.push(['unknown key', `no listed key of the ${role} signed the close`])
    return breaches
  }

  #findForeignSignature(close: TypedEntry<'close'>, game: WatchedGame): string | undefined {
    const C = unhex(close.C)
    if (!verify(unhex(game.platform), C, unhex(close.platform))) return 'platform'
    const L = lockHash(C, close.round, unhex(close.lock), close.masks.map(unhex))
    const { at, term, k, head, sig } = close.signer
    const statement = countersignHash({ context: C, lock: L, at, term, k, head: unhex(head) })
    // The lock of a deck belongs to the end of its sale, and the entry does not name that beacon round.
    const isChecked = game.scheme === 'FD2'
    if (isChecked && ![...this.#signers].some(key => verify(unhex(key), statement, unhex(sig))))
      return 'signer'
    if (game.control === '') return undefined
    const { member, instance, size, root, pool, ics } = close
    const balance = balanceHash({
      member,
      instance,
      treeSize: size,
      root: unhex(root),
      pool: BigInt(pool),
      at: ics.at,
    })
    return verify(unhex(game.control), balance, unhex(ics.sig)) ? undefined : 'control system'
  }

  #rememberClose(instance: string, close: WatchedClose): void {
    this.#closes.set(instance, close)
    if (this.#closes.size > maxCloses) this.#closes.delete(this.#closes.keys().next().value as string)
  }

  /** After `late` the same instance is closed again, with the next link. */
  #forgetLate({ C }: TypedEntry<'late'>): void {
    for (const [instance, close] of this.#closes) if (close.C === C) this.#closes.delete(instance)
  }

  #readTerm({ key, term }: TypedEntry<'term'>): Breach[] {
    this.#signers.add(key)
    if (term <= this.#term && this.#term > 0)
      return [['old signer term', `term ${term} does not follow term ${this.#term}`]]
    this.#term = term
    return []
  }

  #readKey(entry: TypedEntry<'key'>): Breach[] {
    const games = [...this.#games].filter(
      ([, game]) =>
        (entry.role === 'platform' && game.platform === entry.old) ||
        (entry.role === 'control' && game.control === entry.old),
    )
    for (const [id, game] of games) this.#games.set(id, { ...game, [entry.role]: entry.new })
    const isSigner = entry.role === 'signer' && this.#signers.has(entry.old)
    if (isSigner) this.#signers.add(entry.new)
    const isWatched = ['platform', 'control', 'signer'].includes(entry.role)
    return games.length > 0 || isSigner || !isWatched
      ? []
      : [['unknown key', `the ${entry.role} had no key ${entry.old}`]]
  }
}

type Breach = readonly [WatchRule, string]
