import type { Page } from 'playwright-core'

/** The bell in the header, the list and the choices about notifications. */
export const notifications = (page: Page) => ({
  bell: page.getByRole('button', { name: /^Notifications/ }),
  unreadBell: (count: number) => page.getByRole('button', { name: `Notifications, ${count} new` }),
  rows: page.getByRole('main').getByRole('listitem'),
  row: (title: RegExp) => page.getByRole('main').getByRole('link', { name: title }),
  markAll: page.getByRole('main').getByRole('button', { name: 'Mark all as read' }),
  allLink: page.getByRole('link', { name: 'All notifications' }),
  /** The toast that announces a win. */
  announcement: page.getByRole('alertdialog').filter({ hasText: 'You won' }),
  choice: (kind: string, channel: string) =>
    page.getByRole('switch', { name: `${kind}: ${channel}`, exact: true }),
  push: page.getByRole('region', { name: 'Push messages on this device' }),
})
