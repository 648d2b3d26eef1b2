import type { Page } from 'playwright-core'

export const lobby = (page: Page) => ({
  open: (address: string) => page.goto(address),
  heading: () => page.getByRole('heading', { level: 1 }),
  logInButton: page.getByRole('button', { name: 'Log in' }).first(),
  logIn: () => page.getByRole('button', { name: 'Log in' }).first().click(),
  card: (title: string) => page.getByRole('article').filter({ hasText: title }).first(),
  play: (title: string) => page.getByRole('link', { name: `Play, ${title}`, exact: true }),
  tab: (name: string) => page.getByRole('navigation', { name: 'Game types' }).getByRole('link', { name }),
  pickNumbers: () => page.getByRole('link', { name: /^Pick numbers/ }).first(),
})
