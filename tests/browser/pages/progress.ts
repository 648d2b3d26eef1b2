import type { Page } from 'playwright-core'

const main = (page: Page) => page.getByRole('main')

export const achievementsPage = (page: Page) => ({
  summary: (text: string) => main(page).getByRole('heading', { name: text }),
  filter: (name: RegExp) => main(page).getByRole('button', { name }),
  badge: (name: RegExp) => main(page).getByRole('button', { name }),
})

export const badgeDialog = (page: Page, name: string) => {
  const dialog = page.getByRole('dialog', { name })
  return { dialog, button: (label: string) => dialog.getByRole('button', { name: label, exact: true }) }
}

export const ranksPage = (page: Page) => ({
  place: (text: string | RegExp) => main(page).getByRole('listitem').filter({ hasText: text }),
  rank: (name: string) => main(page).getByRole('heading', { name }),
  choice: (name: string | RegExp) => main(page).getByRole('radio', { name }),
})

export const bonusBallDock = (page: Page) => ({
  title: (text: string | RegExp) => main(page).getByRole('heading', { name: text }),
  button: (name: string | RegExp) => main(page).getByRole('button', { name }),
  friend: main(page).getByLabel('Username of your friend'),
})
