import { inMember } from '@fairground/database/transaction'
import { jackpotBalance } from '#instance/jackpot.ts'
import { readGameViews } from '#instance/game-view.ts'
import { withPlayer } from '#instance/player-overlay.ts'
import type { Handler } from '#operation/handler.ts'
import { findInstance } from './find-instance.ts'
import { prizeLadder } from './prize-ladder.ts'
import { lastDraws, playsOf } from './queries.ts'

const drawsShown = 5

export const getGameLobby: Handler<'getGameLobby'> = ({ gameInstanceId }, { member, session }, { db }) =>
  inMember(db, member.id, async tx => {
    const instance = await findInstance(tx, member.id, gameInstanceId)
    const views = await readGameViews(tx, member.id, { ids: [gameInstanceId] })
    const [game] = session ? await withPlayer(tx, member.id, session.playerId, views) : views
    const jackpot = await jackpotBalance(tx, member.id, instance.game_id, instance.currency)
    return {
      game: game!,
      ...prizeLadder(instance, jackpot),
      myPlays: session
        ? await playsOf(tx, member.id, gameInstanceId, session.playerId, instance.currency)
        : [],
      lastDraws: await lastDraws(tx, member.id, instance.game_id, drawsShown),
    }
  })
