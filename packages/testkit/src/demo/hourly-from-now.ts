import type { DemoGame } from './demo-game.ts'

const hour = 3_600_000

/** The first start is an hour away, so that no sale closes and no draw starts on its own during a test. */
export const hourlyFromNow = (): Pick<DemoGame, 'everyMs' | 'offsetMs'> => ({
  everyMs: hour,
  offsetMs: Date.now() % hour,
})
