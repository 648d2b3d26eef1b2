import type { Preferences } from '#core/preferences/preferences.ts'
import type { StageBall } from './stage-view.ts'

/** The balls drawn after a moment, filtered by the player's announcer setting. */
export const spokenBalls = (
  balls: readonly StageBall[],
  after: number,
  announcer: Preferences['announcer'],
): StageBall[] =>
  announcer === 'off'
    ? []
    : balls.filter(({ at, onLines }) => at > after && (announcer === 'every' || onLines.length > 0))
