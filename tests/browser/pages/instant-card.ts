import type { Page } from 'playwright-core'
import { minorUnits } from './header.ts'

/** The page of a scratchcard or crossword. */
export const instantCard = (page: Page) => {
  const stage = page.getByRole('region', { name: 'Your card' })
  const result = stage.getByText(/^(You won|No prize on this card|.* back from )/)
  return {
    windows: stage.getByRole('group', { name: 'Windows on your card' }).getByRole('button'),
    letters: stage.getByRole('group', { name: 'Your letters' }).getByRole('button'),
    revealNext: stage.getByRole('button', { name: 'Reveal next' }),
    revealAll: stage.getByRole('button', { name: 'Reveal all' }),
    result,
    /** The prize shown on the card. */
    async won(): Promise<number> {
      const text = await result.innerText()
      return text.startsWith('No prize') ? 0 : minorUnits(text.split(' back')[0] ?? '')
    },
  }
}
