import type { Page } from 'playwright-core'
import type { Hands } from '../hands.ts'

/** What all games have in common between choosing and holding a ticket. */
export const purchase = (page: Page) => {
  const review = page.getByRole('dialog', { name: /^(Check your|Buy )/ })
  return {
    /** On a phone the bar at the foot has it too; the last one is the one in reach. */
    buyButton: page.getByRole('button', { name: /^Buy \d/ }).last(),
    review,
    async buy(hands: Hands): Promise<void> {
      await hands.press(this.buyButton)
      await hands.press(review.getByRole('button', { name: /^Buy ·/ }))
      await review.waitFor({ state: 'hidden' })
    },
    /** The way to the show, on the ticket that was bought. */
    watch: page.getByRole('link', { name: /^(Watch the draw|Go to the (hall|draw))/ }).last(),
  }
}
