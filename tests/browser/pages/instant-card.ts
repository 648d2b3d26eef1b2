import type { Page } from 'playwright-core'
import { minorUnits } from './header.ts'

/** A scratchcard or crossword in hand. */
export const instantCard = (page: Page) => {
  const stage = page.getByRole('region', { name: 'Your card' })
  const result = stage.getByText(/^(You won|No prize on this card|.* back on )/)
  return {
    windows: stage.getByRole('group', { name: 'Windows of your card' }).getByRole('button'),
    letters: stage.getByRole('group', { name: 'Your letters' }).getByRole('button'),
    revealNext: stage.getByRole('button', { name: 'Reveal next' }),
    revealAll: stage.getByRole('button', { name: 'Reveal all' }),
    result,
    /** What the card says it won. */
    async won(): Promise<number> {
      const text = await result.innerText()
      return text.startsWith('No prize') ? 0 : minorUnits(text.split(' back')[0] ?? '')
    },
  }
}
