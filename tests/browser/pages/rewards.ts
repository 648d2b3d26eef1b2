import type { Page } from 'playwright-core'

export const rewardsPage = (page: Page) => ({
  says: (text: string | RegExp) => page.getByText(text).first().waitFor(),
  card: (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }),
  dialog: (title: string) => page.getByRole('dialog', { name: title }),
  off: page.getByRole('switch', { name: 'No rewards, please' }),
})

export const referralsPage = (page: Page) => ({
  link: page.getByLabel('Link to share'),
  row: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
  async invite(email: string, words: string): Promise<void> {
    await page.getByLabel('Friend’s email').fill(email)
    await page.getByLabel('Your words').fill(words)
    await page.getByRole('button', { name: 'Send invite' }).click()
  },
})
