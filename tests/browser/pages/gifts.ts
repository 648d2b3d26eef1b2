import type { Page } from 'playwright-core'

/** The page of gifts and its dialogs. */
export const gifts = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  return {
    head: page.getByRole('heading', { name: 'Gifts', level: 1 }),
    waiting: page.getByRole('heading', { name: 'A gift is waiting for you' }),
    giveButton: (title: string) => button(`Give: ${title}`),
    friend: page.getByLabel('Who is it for?'),
    message: page.getByLabel(/^Message/),
    card: (name: string) => page.getByRole('radio', { name }),
    button,
    dialog: (title: string | RegExp) => page.getByRole('dialog', { name: title }),
    text: (words: string | RegExp) => page.getByText(words),
  }
}
