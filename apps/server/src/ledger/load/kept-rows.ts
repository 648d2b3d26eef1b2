import { type AccountKey, keyText } from '#ledger/account-key.ts'
import type { Loaded } from '#ledger/book/loaded.ts'
import type { AccountRow, PlayerGameRow, PlayerRow } from '#ledger/book/rows.ts'
import type { MergedNeeds } from './needs.ts'

/** Above it, all rows are forgotten and read again. */
const maxKeptRows = 50_000

/** What the row of the lane states when a batch begins. */
export interface LaneState {
  readonly journalHash: Uint8Array
  /** How often rows of players have changed. */
  readonly playerChanges: bigint
}

/**
 * The rows that a lane keeps between its batches: those that only the lane writes, and players, whose changes the row of
 * the lane counts. They hold as long as that row states what the lane's last batch left. Instances are never kept, because
 * the draws write them too.
 */
export class KeptRows {
  readonly #accounts = new Map<string, AccountRow>()
  readonly #players = new Map<number, PlayerRow>()
  /** By instance and player. */
  readonly #playerGames = new Map<number, Map<number, PlayerGameRow>>()
  readonly #playersWithoutGrants = new Set<number>()
  readonly #playersWithoutLimits = new Set<number>()
  readonly #maxRows: number
  #state: LaneState | undefined

  constructor(maxRows: number = maxKeptRows) {
    this.#maxRows = maxRows
  }

  get size(): number {
    const all = [
      this.#accounts,
      this.#players,
      ...this.#playerGames.values(),
      this.#playersWithoutGrants,
      this.#playersWithoutLimits,
    ]
    return all.reduce((sum, { size }) => sum + size, 0)
  }

  /** Forgets what may have changed since the last batch. Called behind the fence, under the lock of the lane. */
  check(state: LaneState): void {
    // Another head means that another process wrote the books, or that the database was restored.
    if (!this.#state || Buffer.compare(this.#state.journalHash, state.journalHash) !== 0) this.forgetAll()
    else if (this.#state.playerChanges !== state.playerChanges) this.#players.clear()
    this.#state = state
  }

  /** What is kept for these needs, apart from what later batches keep; undefined if it is not as the state says. */
  findView(needs: MergedNeeds, { journalHash, playerChanges }: LaneState): KeptRows | undefined {
    const isCurrent =
      this.#state?.playerChanges === playerChanges &&
      Buffer.compare(this.#state.journalHash, journalHash) === 0
    if (!isCurrent) return undefined
    const view = new KeptRows()
    for (const [key, row] of this.findAccounts(needs.accounts)) view.#accounts.set(key, row)
    for (const [id, row] of this.findPlayers(needs)) view.#players.set(id, row)
    for (const row of this.findPlayerGames(needs).values()) view.#keepPlayerGame(row)
    for (const id of needs.bonusPlayers)
      if (this.#playersWithoutGrants.has(id)) view.#playersWithoutGrants.add(id)
    for (const id of needs.limitPlayers)
      if (this.#playersWithoutLimits.has(id)) view.#playersWithoutLimits.add(id)
    return view
  }

  /** What must be read for these needs. */
  findMissing(needs: MergedNeeds): MergedNeeds {
    return {
      ...needs,
      players: needs.players.filter(id => !this.#players.has(id)),
      playerGames: needs.playerGames.filter(key => !this.#findPlayerGame(key)),
      bonusPlayers: needs.bonusPlayers.filter(id => !this.#playersWithoutGrants.has(id)),
      limitPlayers: needs.limitPlayers.filter(id => !this.#playersWithoutLimits.has(id)),
    }
  }

  findAccounts(keys: readonly AccountKey[]): Map<string, AccountRow> {
    return pick(this.#accounts, keys.map(keyText))
  }

  findPlayers({ players }: MergedNeeds): Map<number, PlayerRow> {
    return pick(this.#players, players)
  }

  findPlayerGames({ playerGames }: MergedNeeds): Map<string, PlayerGameRow> {
    const found = new Map<string, PlayerGameRow>()
    for (const key of playerGames) {
      const row = this.#findPlayerGame(key)
      if (row) found.set(`${key.instanceId}/${key.playerId}`, row)
    }
    return found
  }

  /** Keeps the rows of a committed batch as the batch left them. */
  keep(needs: MergedNeeds, loaded: Loaded, journalHash: Uint8Array): void {
    if (this.#state) this.#state = { ...this.#state, journalHash }
    for (const [key, row] of loaded.accounts) this.#accounts.set(key, row)
    for (const [id, row] of loaded.players) this.#players.set(id, row)
    // A refused purchase leaves a row that is not stored.
    for (const row of loaded.playerGames.values()) if (row.n > 0) this.#keepPlayerGame(row)
    // An ended sale needs no counters.
    for (const [id, { status }] of loaded.instances) if (status !== 'OPEN') this.#playerGames.delete(id)
    const withGrants = new Set([...loaded.bonus.grants.values()].map(grant => grant.playerId))
    for (const id of needs.bonusPlayers) if (!withGrants.has(id)) this.#playersWithoutGrants.add(id)
    const withLimits = new Set(loaded.limits.changes.map(change => change.playerId))
    for (const id of needs.limitPlayers) if (!withLimits.has(id)) this.#playersWithoutLimits.add(id)
    if (this.size > this.#maxRows) this.forgetAll()
  }

  /** Called after commands that may add a grant or a limit: all but purchases. */
  forgetGrantsAndLimits(): void {
    this.#playersWithoutGrants.clear()
    this.#playersWithoutLimits.clear()
  }

  /** After a batch without a commit: its commands have changed the rows in memory. */
  forgetAll(): void {
    this.#accounts.clear()
    this.#players.clear()
    this.#playerGames.clear()
    this.forgetGrantsAndLimits()
    this.#state = undefined
  }

  #findPlayerGame({ instanceId, playerId }: MergedNeeds['playerGames'][number]): PlayerGameRow | undefined {
    return this.#playerGames.get(instanceId)?.get(playerId)
  }

  #keepPlayerGame(row: PlayerGameRow): void {
    const rows = this.#playerGames.get(row.instanceId) ?? new Map<number, PlayerGameRow>()
    rows.set(row.playerId, row)
    this.#playerGames.set(row.instanceId, rows)
  }
}

const pick = <K, V>(rows: ReadonlyMap<K, V>, keys: readonly K[]): Map<K, V> => {
  const found = new Map<K, V>()
  for (const key of keys) {
    const row = rows.get(key)
    if (row) found.set(key, row)
  }
  return found
}
