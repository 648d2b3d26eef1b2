import { type OperatorHandlers, requireStaff } from '#staff/access/operator-handler.ts'
import { getDeck, listDecks } from '#staff/draw-room/read-decks.ts'
import { getInstance, listInstances } from '#staff/draw-room/read-instances.ts'
import { changeGameTexts, discardGameDraft, saveGameDraft, setGamePaused } from '#staff/games/change-games.ts'
import { checkGame, diffGame, getGame, getGameVersion, listGames } from '#staff/games/read-games.ts'
import {
  addClosure,
  cancelPlannedInstance,
  createInstance,
  listClosures,
  listPlannedInstances,
  previewSchedule,
  removeClosure,
} from '#staff/games/schedules.ts'
import { done, toActing } from './acting.ts'

/** Games, schedules, instances and decks. */
export const gameHandlers = {
  listGames,
  getGame,
  getGameVersion,
  checkGame,
  diffGame,
  saveGameDraft: ({ game, reason }, caller, context) =>
    saveGameDraft(context, toActing(caller, reason), requireStaff(caller).staffId, game),
  discardGameDraft: async ({ gameId, reason }, caller, context) => {
    await discardGameDraft(context, toActing(caller, reason), gameId)
    return done
  },
  changeGameTexts: async ({ gameId, texts, reason }, caller, context) => {
    await changeGameTexts(context, toActing(caller, reason), gameId, texts)
    return done
  },
  pauseGame: async ({ gameId, reason }, caller, context) => {
    await setGamePaused(context, toActing(caller, reason), gameId, true)
    return done
  },
  resumeGame: async ({ gameId, reason }, caller, context) => {
    await setGamePaused(context, toActing(caller, reason), gameId, false)
    return done
  },
  previewSchedule,
  listClosures,
  addClosure: (input, caller, context) => addClosure(context, toActing(caller, input.reason), input),
  removeClosure: async ({ closureId, reason }, caller, context) => {
    await removeClosure(context, toActing(caller, reason), closureId)
    return done
  },
  createInstance: async (input, caller, context) => {
    await createInstance(context, toActing(caller, input.reason), input)
    return done
  },
  listPlannedInstances,
  cancelPlannedInstance: async ({ gameId, startAt, reason }, caller, context) => {
    await cancelPlannedInstance(context, toActing(caller, reason), gameId, startAt)
    return done
  },
  listInstances,
  getInstance,
  listDecks,
  getDeck,
} as const satisfies Partial<OperatorHandlers>
