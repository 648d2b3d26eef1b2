import type { Game } from '@fairground/contract/entities/game'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { readGameViews } from '#instance/game-view.ts'

export interface LobbyView {
  /** The lobby's games as any visitor sees them. */
  games(memberId: number): Promise<readonly Game[]>
  /** Something of this member's games changed: the next reader looks again. */
  changed(memberId: number): void
}

const staleAfterMs = 1000

/** One reading of the lobby serves all who ask within a moment, and no longer once an event has told of a change. */
export const createLobbyView = (db: Database): LobbyView => {
  const views = new Map<number, { at: number; games: Promise<readonly Game[]> }>()
  const fresh = (memberId: number) => {
    const games = inMember(db, memberId, tx => readGameViews(tx, memberId, { listed: true }))
    views.set(memberId, { at: performance.now(), games })
    games.catch(() => views.delete(memberId))
    return games
  }
  return {
    games: memberId => {
      const view = views.get(memberId)
      return view && performance.now() - view.at < staleAfterMs ? view.games : fresh(memberId)
    },
    changed: memberId => void views.delete(memberId),
  }
}
