import type { Page } from 'playwright-core'
import type { InputDevice } from '../support/input-device.ts'

/** The purchase steps that all games share. */
export const purchase = (page: Page) => {
  const review = page.getByRole('dialog', { name: /^(Check your|Buy )/ })
  return {
    /** The last match: on a phone the bottom bar has a second button. */
    buyButton: page.getByRole('button', { name: /^Buy \d/ }).last(),
    review,
    async buy(device: InputDevice): Promise<void> {
      await device.press(this.buyButton)
      await device.press(review.getByRole('button', { name: /^Buy ·/ }))
      await review.waitFor({ state: 'hidden' })
    },
    /** The link to the play-out on the bought ticket. */
    watch: page.getByRole('link', { name: /^(Watch the draw|Go to the (hall|draw))/ }).last(),
  }
}
