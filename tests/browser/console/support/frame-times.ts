import type { Page } from 'playwright-core'

/** Moves a scrolled element by some pixels in every frame and returns the times between the frames. */
export const scrollByFrames = (
  page: Page,
  selector: string,
  step: number,
  frames: number,
): Promise<number[]> =>
  page.evaluate(
    async ([wanted, by, count]) => {
      const element = document.querySelector(wanted)
      if (!element) throw new Error(`no ${wanted}`)
      const times: number[] = []
      let before = await new Promise<number>(resolve => requestAnimationFrame(resolve))
      for (let frame = 0; frame < count; frame++) {
        element.scrollTop += by
        const now = await new Promise<number>(resolve => requestAnimationFrame(resolve))
        times.push(now - before)
        before = now
      }
      return times
    },
    [selector, step, frames] as const,
  )

/** Slows the scripts of a page down by this factor. */
export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}
