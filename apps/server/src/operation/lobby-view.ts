import type { Game } from '@fairground/contract/entities/game'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { readGameViews } from '#instance/game-view.ts'
import { createReadings } from './readings.ts'

export interface LobbyView {
  /** The lobby's games as any visitor sees them. */
  games(memberId: number): Promise<readonly Game[]>
  /** Something of this member's games changed: the next reader looks again. */
  changed(memberId: number): void
}

const staleAfterMs = 1000

/** One reading of the lobby serves all who ask within a moment, and no longer once an event has told of a change. */
export const createLobbyView = (db: Database): LobbyView => {
  const readings = createReadings<readonly Game[]>(staleAfterMs)
  return {
    games: memberId =>
      readings.get(String(memberId), '', async () =>
        Object.freeze(await inMember(db, memberId, tx => readGameViews(tx, memberId, { listed: true }))),
      ),
    changed: memberId => readings.changed(String(memberId)),
  }
}
