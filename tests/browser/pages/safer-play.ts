import type { Page } from 'playwright-core'

const main = (page: Page) => page.getByRole('main')

export const limitsPage = (page: Page) => {
  const card = (name: string) => main(page).getByRole('region', { name })
  return {
    card,
    /** Sets the limits with these labels, and enables those that are off. */
    async set(cardName: string, limits: Readonly<Record<string, string>>): Promise<void> {
      for (const [name, amount] of Object.entries(limits)) {
        const toggle = card(cardName).getByRole('switch', { name })
        if (!(await toggle.isChecked())) await toggle.check({ force: true })
        await card(cardName)
          .getByRole('textbox', { name: `${name}: Amount` })
          .fill(amount)
      }
      await card(cardName).getByRole('button', { name: 'Save limits' }).click()
      await card(cardName).getByText('Saved', { exact: true }).waitFor()
    },
  }
}

export const realityCheck = (page: Page) => {
  const dialog = page.getByRole('alertdialog', { name: /^You’ve been here for/ })
  return {
    dialog,
    keepPlaying: dialog.getByRole('button', { name: 'Keep playing' }),

    async everyFiveMinutes(): Promise<void> {
      await main(page).getByRole('radio', { name: 'At another interval' }).check({ force: true })
      await main(page).getByRole('textbox', { name: 'Minutes' }).fill('5')
      await main(page).getByRole('button', { name: 'Save' }).click()
      await main(page)
        .getByText(/^The next one is at/)
        .waitFor()
    },
  }
}

export const timeoutPage = (page: Page) => ({
  async takeADay(): Promise<void> {
    await main(page)
      .getByRole('radio', { name: /^24 hours/ })
      .check({ force: true })
    await main(page).getByRole('button', { name: 'Take a 24-hour break' }).click()
    const question = page.getByRole('dialog', { name: /^Take a break until/ })
    await question.getByRole('button', { name: 'Take a 24-hour break' }).click()
    await page
      .getByRole('dialog', { name: 'Your break has started' })
      .getByRole('button', { name: 'OK' })
      .last()
      .click()
  },
})

export const exclusionPage = (page: Page) => ({
  async excludeForSixMonths(): Promise<void> {
    await main(page).getByRole('link', { name: 'Choose how long' }).click()
    await main(page)
      .getByRole('radio', { name: /^6 months/ })
      .check({ force: true })
    await main(page)
      .getByRole('checkbox', { name: /^I understand/ })
      .check({ force: true })
    await main(page)
      .getByRole('button', { name: /^Exclude me until/ })
      .click()
    const question = page.getByRole('dialog', { name: /^Exclude yourself until/ })
    await question.getByRole('button', { name: /^Exclude me until/ }).click()
    await page.getByRole('dialog', { name: /^You’re excluded until/ }).waitFor()
  },
})
