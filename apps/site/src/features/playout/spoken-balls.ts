import type { Preferences } from '#app/preferences.ts'
import type { StageBall } from '#features/playout/stage-view.ts'

/** The balls that fell after a moment and that the player wants to hear of. */
export const spokenBalls = (
  balls: readonly StageBall[],
  after: number,
  announcer: Preferences['announcer'],
): StageBall[] =>
  announcer === 'off'
    ? []
    : balls.filter(({ at, onLines }) => at > after && (announcer === 'every' || onLines.length > 0))
