/** The event fields that identify an instance and its version. */
export const toInstanceAddress = (
  memberId: number,
  instance: { id: number; game_id: number },
  version: number,
) => ({
  memberId,
  gameId: instance.game_id,
  gameInstanceId: instance.id,
  version,
})
