import type { Page } from 'playwright-core'
import type { InputDevice } from '../support/input-device.ts'

/** The game lobby of a lottery. */
export const picker = (page: Page) => {
  const numbers = page.getByRole('region', { name: /^Pick your (numbers|digits)/ })
  const ticket = page.getByRole('region', { name: 'Your ticket' })
  const review = page.getByRole('dialog', { name: /^Check your ticket/ })
  const typed = numbers.getByRole('textbox', { name: /^Or type your/ })
  return {
    numbers,
    ticket,
    review,
    async pick(line: readonly number[]): Promise<void> {
      for (const number of line)
        await numbers.getByRole('checkbox', { name: String(number), exact: true }).check({ force: true })
    },
    /** Types the whole line as text. */
    async type(line: string, device: InputDevice): Promise<void> {
      await device.write(typed, line)
      await page.keyboard.press('Enter')
    },
    dip: (device: InputDevice) => device.press(numbers.getByRole('button', { name: 'Lucky dip this line' })),
    /** Adds this many lucky dips. */
    addDips: (count: number) =>
      numbers.getByRole('button', { name: new RegExp(`^Add ${count} lucky dip`) }).click(),
    /** Switches a bet on digits on or off. */
    bet: (name: string) => numbers.getByRole('button', { name: new RegExp(`^${name}`) }),
    saved: numbers.getByRole('region', { name: 'Your saved lines' }),
    buyButton: () => ticket.getByRole('button', { name: /^Buy/ }),
    confirm: () => review.getByRole('button', { name: /^Buy/ }).click(),
  }
}
