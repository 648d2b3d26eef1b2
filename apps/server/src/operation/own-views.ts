import type { Account } from '@fairground/contract/entities/account'
import type { Game } from '@fairground/contract/entities/game'
import type { Play } from '@fairground/contract/entities/play'
import type { Player } from '@fairground/contract/entities/player'
import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { readFavoritesOf } from '#instance/favorites.ts'
import { type PlaysOf, readPlays } from '#games/plays.ts'
import { readAccountsOf } from '#instance/accounts.ts'
import { type GamePart, readPartsOf } from '#instance/player-overlay.ts'
import { playersById } from '#player/player-rows.ts'
import { playerView } from '#player/player-view.ts'
import type { Vault } from '#vault/vault.ts'
import { gather } from './gather.ts'
import { createReadings } from './readings.ts'

/** What is one player's own, as he sees it. */
export interface OwnView {
  readonly player: Player
  readonly accounts: readonly Account[]
  /** In what the lobby lists, by the instance. */
  readonly parts: ReadonlyMap<number, GamePart>
}

/** For showing only: what decides about money is read under lock, in the lane. */
export interface OwnViews {
  of(memberId: number, playerId: number): Promise<OwnView>
  playsIn(memberId: number, playerId: number, game: Game): Promise<readonly Play[]>
  /** Ids of his favourite games. */
  favorites(memberId: number, playerId: number): Promise<readonly number[]>
  /** Something of this player's changed: his next question looks again. */
  changed(memberId: number, playerId: number): void
}

interface OfMember {
  readonly memberId: number
}

const staleAfterMs = 1000

const subjectOf = (memberId: number, playerId: number): string => `${memberId}/${playerId}`

export const createOwnViews = (db: Database, vault: Vault): OwnViews => {
  const views = createReadings<OwnView>(staleAfterMs)
  const plays = createReadings<readonly Play[]>(staleAfterMs)
  const favorites = createReadings<readonly number[]>(staleAfterMs)
  const read = gatherOfMember<{ readonly playerId: number }, OwnView | undefined>((memberId, asked) =>
    inMember(db, memberId, tx =>
      readOwn(
        tx,
        vault,
        memberId,
        asked.map(({ playerId }) => playerId),
      ),
    ),
  )
  const readPlaysTogether = gatherOfMember<PlaysOf, readonly Play[]>((memberId, asked) =>
    inMember(db, memberId, tx => readPlays(tx, memberId, asked)),
  )
  const readFavoritesTogether = gatherOfMember<{ readonly playerId: number }, readonly number[]>(
    (memberId, asked) =>
      inMember(db, memberId, async tx => {
        const ids = asked.map(({ playerId }) => playerId)
        const byPlayer = await readFavoritesOf(tx, memberId, ids)
        return ids.map(id => byPlayer.get(id)!)
      }),
  )
  return {
    of: (memberId, playerId) =>
      views.get(subjectOf(memberId, playerId), '', async () => {
        const own = await read({ memberId, playerId })
        if (!own) throw new Error(`there is no player ${playerId}`)
        return own
      }),
    // What a play won is told when the game has ended: then it is another question.
    playsIn: (memberId, playerId, { gameInstanceId, gameStatus }) =>
      plays.get(subjectOf(memberId, playerId), `${gameInstanceId}/${gameStatus}`, () =>
        readPlaysTogether({ memberId, playerId, gameInstanceId }),
      ),
    favorites: (memberId, playerId) =>
      favorites.get(subjectOf(memberId, playerId), '', () => readFavoritesTogether({ memberId, playerId })),
    changed(memberId, playerId) {
      favorites.changed(subjectOf(memberId, playerId))
      views.changed(subjectOf(memberId, playerId))
      plays.changed(subjectOf(memberId, playerId))
    },
  }
}

const gatherOfMember = <A, V>(answer: (memberId: number, asked: readonly A[]) => Promise<readonly V[]>) =>
  gather<A & OfMember, V>({
    groupOf: ({ memberId }) => memberId,
    answer: asked => answer(asked[0]!.memberId, asked),
  })

const readOwn = async (
  tx: Tx,
  vault: Vault,
  memberId: number,
  playerIds: readonly number[],
): Promise<(OwnView | undefined)[]> => {
  const players = await playersById(tx, memberId, playerIds)
  const accounts = await readAccountsOf(tx, memberId, playerIds)
  const parts = await readPartsOf(tx, memberId, playerIds)
  return playerIds.map(id => {
    const row = players.get(id)
    if (!row) return undefined
    const player = Object.freeze(playerView(row, vault))
    return { player, accounts: Object.freeze(accounts.get(id)!), parts: parts.get(id)! }
  })
}
