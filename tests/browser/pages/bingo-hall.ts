import type { Page } from 'playwright-core'

/** The play-out of a bingo game. */
export const bingoHall = (page: Page) => {
  const caller = page.getByRole('region', { name: 'The caller' })
  return {
    caller,
    tickets: page.getByRole('region', { name: 'Your tickets' }),
    /** How many balls have been called; 0 before the first. */
    position: async (): Promise<number> => Number((await caller.getAttribute('data-position')) ?? 0),
    nodes: (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length),
  }
}
