/** Games that start together are announced together. */
const gatherMs = 1000

let starting: number[] = []

const announce = async (): Promise<void> => {
  const gameInstanceIds = starting
  starting = []
  const { noticeStarts } = await import('./notice-starts.tsx')
  noticeStarts(gameInstanceIds)
}

/** Notifies the player of a game of theirs that is about to start. */
export const announceStart = (gameInstanceId: number): void => {
  if (starting.length === 0) setTimeout(() => void announce().catch(() => undefined), gatherMs)
  starting = [...starting, gameInstanceId]
}
