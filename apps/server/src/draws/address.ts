/** The fields that say which instance an event is about, and which state of it. */
export const addressOf = (memberId: number, instance: { id: number; game_id: number }, version: number) => ({
  memberId,
  gameId: instance.game_id,
  gameInstanceId: instance.id,
  version,
})
