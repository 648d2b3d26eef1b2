import type { DemoGame } from './world.ts'

const hour = 3_600_000

/** The first start is an hour away: nothing is drawn, and no sale closes, before a test says so. */
export const hourlyFromNow = (): Pick<DemoGame, 'everyMs' | 'offsetMs'> => ({
  everyMs: hour,
  offsetMs: Date.now() % hour,
})
