import { Type, type Static } from 'typebox'
import { Ball } from './play.ts'
import { closed, Id, Time, Url } from './values.ts'

export const LastDraw = closed({
  gameInstanceId: Id,
  drawnAt: Time,
  numbers: Type.Array(Ball),
  numbers2nd: Type.Optional(Type.Array(Ball)),
  jackpotWon: Type.Boolean(),
  recordUrl: Url,
})
export type LastDraw = Static<typeof LastDraw>
