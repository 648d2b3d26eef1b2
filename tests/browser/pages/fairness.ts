import type { Page } from 'playwright-core'

const main = (page: Page) => page.getByRole('main')

/** The fairness centre. */
export const fairnessPage = (page: Page) => ({
  title: main(page).getByRole('heading', { level: 1, name: /^Fairness cent(er|re)$/ }),
  verdict: (name: string) => main(page).getByRole('heading', { level: 2, name }),
  text: (text: string | RegExp) => main(page).getByText(text),
  seenBy: (text: RegExp) =>
    main(page).getByRole('region', { name: 'What the log says now' }).getByText(text).first(),
  witness: (text: RegExp) => main(page).getByRole('region', { name: 'Witnesses' }).getByText(text).first(),
  button: (name: string) => main(page).getByRole('button', { name }),
  drawNumber: main(page).getByLabel('Draw number'),
})

/** The warning on every page after the operator showed two histories. */
export const splitViewBanner = (page: Page) => {
  const banner = page.getByRole('complementary', { name: 'Warning: this site showed two histories' })
  return { banner, save: banner.getByRole('button', { name: 'Save the proof' }) }
}
