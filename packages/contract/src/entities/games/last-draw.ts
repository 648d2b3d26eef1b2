import { Type, type Static } from 'typebox'
import { Ball } from '#entities/plays/play.ts'
import { closed, Id, Time, Url } from '#entities/values.ts'

export const LastDraw = closed({
  gameInstanceId: Id,
  drawnAt: Time,
  numbers: Type.Array(Ball),
  numbers2nd: Type.Optional(Type.Array(Ball)),
  jackpotWon: Type.Boolean(),
  recordUrl: Url,
})
export type LastDraw = Static<typeof LastDraw>
