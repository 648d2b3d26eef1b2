import type { Page } from 'playwright-core'

const main = (page: Page) => page.getByRole('main')

/** The pages around the games: results by day, statistics, guides, own statistics and practice. */
export const resultsPage = (page: Page) => ({
  heading: (name: string | RegExp) => main(page).getByRole('heading', { level: 1, name }),
  draws: main(page).getByRole('article'),
  dayField: main(page).getByLabel('Day', { exact: true }),
  earlier: main(page).getByRole('link', { name: /^Earlier draws/ }),
})

export const statisticsPage = (page: Page) => ({
  sentence: main(page).getByText(
    'Past draws do not influence the next. Every number is equally likely in every draw.',
  ),
  async showTable(name: string): Promise<void> {
    const card = main(page).getByRole('region', { name, exact: true })
    await card.getByRole('button', { name: 'Show as a table' }).click()
    await card.getByRole('table', { name, exact: true }).waitFor()
  },
})

export const practicePage = (page: Page) => ({
  mark: main(page).getByText('Play money only. It can’t be won, paid out or exchanged.'),
  result: main(page).getByRole('region', { name: 'Practice result' }),
  button: (name: string | RegExp) => main(page).getByRole('button', { name }),
  wallet: main(page).getByRole('region', { name: 'Play money' }),
  window: (n: number) => main(page).getByRole('button', { name: `Window ${n}, covered` }),
})
