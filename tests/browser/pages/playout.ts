import type { Page } from 'playwright-core'

export interface SeenBall {
  readonly position: number
  readonly ball: number
  /** The browser's clock, which is the same for all browsers on one machine. */
  readonly at: number
}

export const playout = (page: Page) => ({
  stage: () => page.locator('[data-ball], [data-phase]').first(),

  /** Records every ball inside the page as soon as it appears. */
  watchBalls: () =>
    page.evaluate(() => {
      const seen: { position: number; ball: number; at: number }[] = []
      Object.assign(globalThis, { seenBalls: seen })
      const look = () => {
        const stage = document.querySelector('[data-ball]')
        const ball = Number(stage?.getAttribute('data-ball'))
        const position = Number(stage?.getAttribute('data-position'))
        if (ball && seen.at(-1)?.position !== position) seen.push({ position, ball, at: Date.now() })
      }
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
      look()
    }),

  seenBalls: (): Promise<SeenBall[]> =>
    page.evaluate(() => (globalThis as unknown as { seenBalls: SeenBall[] }).seenBalls),

  /** The ball on which the play-out stopped. */
  lastBall: async () => {
    const seen = await page.evaluate(() => (globalThis as unknown as { seenBalls: SeenBall[] }).seenBalls)
    const { position, ball } = seen.at(-1) ?? {}
    return { position, ball }
  },

  log: () => page.getByRole('log').first(),
})
