import type { Page } from 'playwright-core'

export const lobby = (page: Page) => ({
  open: (address: string) => page.goto(address),
  heading: () => page.getByRole('heading', { level: 1 }),
  logIn: () => page.getByRole('button', { name: 'Log in' }).first().click(),
  card: (title: string) => page.getByRole('article').filter({ hasText: title }).first(),
  pickNumbers: () => page.getByRole('link', { name: /^Pick numbers/ }).first(),
})
