import { type OperatorHandlers, requireMember, requireStaff } from '#staff/access/operator-handler.ts'
import { getPlayer } from '#staff/players/get-player.ts'
import { listLinkedAccounts } from '#staff/players/linked-accounts.ts'
import { addPlayerNote, listPlayerNotes } from '#staff/players/notes.ts'
import { revealPlayerData } from '#staff/players/reveal.ts'
import { listPlayerAchievements, listPlayerGifts } from '#staff/players/rewards.ts'
import { searchPlayers } from '#staff/players/search-players.ts'
import {
  listPlayerEvents,
  listPlayerJournals,
  listPlayerPayments,
  listPlayerRestrictions,
  listPlayerSessions,
  listPlayerTickets,
} from '#staff/players/timelines.ts'
import { toActing } from './acting.ts'

/** Handlers of what staff read and write about one player. */
export const playerHandlers = {
  searchPlayers: (input, caller, context) => searchPlayers(context, requireMember(caller), input),
  getPlayer: ({ playerId }, caller, context) => getPlayer(context, requireMember(caller), playerId),
  revealPlayerData: (input, caller, context) =>
    revealPlayerData(context, toActing(caller, input.reason), requireStaff(caller).staffId, input),
  listPlayerEvents: (input, caller, context) => listPlayerEvents(context, requireMember(caller).id, input),
  listPlayerJournals: (input, caller, context) =>
    listPlayerJournals(context, requireMember(caller).id, input),
  listPlayerTickets: (input, caller, context) => listPlayerTickets(context, requireMember(caller).id, input),
  listPlayerPayments: (input, caller, context) =>
    listPlayerPayments(context, requireMember(caller).id, input),
  listPlayerSessions: (input, caller, context) =>
    listPlayerSessions(context, requireMember(caller).id, input),
  listPlayerRestrictions: (input, caller, context) =>
    listPlayerRestrictions(context, requireMember(caller).id, input),
  listPlayerAchievements: (input, caller, context) =>
    listPlayerAchievements(context, requireMember(caller).id, input),
  listPlayerGifts: (input, caller, context) => listPlayerGifts(context, requireMember(caller).id, input),
  addPlayerNote: async (input, caller, context) => ({
    noteId: await addPlayerNote(context, toActing(caller, 'a note'), requireStaff(caller).staffId, input),
  }),
  listPlayerNotes: (input, caller, context) => listPlayerNotes(context, requireMember(caller).id, input),
  listLinkedAccounts: ({ playerId, reason }, caller, context) =>
    listLinkedAccounts(context, toActing(caller, reason), playerId),
} as const satisfies Partial<OperatorHandlers>
