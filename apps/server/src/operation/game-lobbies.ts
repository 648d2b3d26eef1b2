import type { Output } from '@fairground/contract/operations'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { readGameLobby } from '#games/game-lobby.ts'
import { createReadings, type Readings } from './readings.ts'

type GameLobby = Readonly<Output<'getGameLobby'>>

export interface GameLobbies {
  /** The lobby of one instance as any visitor sees it. */
  of(memberId: number, gameInstanceId: number): Promise<GameLobby>
  /** One instance changed, or when none is named, any of the member's. */
  changed(memberId: number, gameInstanceId?: number): void
}

const staleAfterMs = 1000

/** One reading of an instance serves all who ask within a moment, and no longer once a change is known. */
export const createGameLobbies = (db: Database): GameLobbies => {
  const members = new Map<number, Readings<GameLobby>>()
  const readingsOf = (memberId: number): Readings<GameLobby> => {
    const known = members.get(memberId) ?? createReadings<GameLobby>(staleAfterMs)
    members.set(memberId, known)
    return known
  }
  return {
    of: (memberId, id) =>
      readingsOf(memberId).get(String(id), '', async () =>
        Object.freeze(await inMember(db, memberId, tx => readGameLobby(tx, memberId, id))),
      ),
    changed(memberId, id) {
      if (id === undefined) members.get(memberId)?.allChanged()
      else members.get(memberId)?.changed(String(id))
    },
  }
}
