import type { Page } from 'playwright-core'

/** Screens that differ only in a number, a code or a name are one screen. */
const toPattern = (path: string): string =>
  path
    .split('/')
    .map(part => (/[A-Z0-9]/.test(part) ? ':id' : part))
    .join('/')

/** Follows the links of a page to further screens below the same address and keeps one of each pattern. */
export const findScreens = (root: string) => {
  const seen = new Set([toPattern(root)])
  const waiting = [root]
  return {
    next: (): string | undefined => waiting.shift(),
    add: (path: string): void => {
      if (seen.has(toPattern(path))) return
      seen.add(toPattern(path))
      waiting.push(path)
    },
    addLinks: async function (page: Page, memberId: number): Promise<void> {
      const paths = await page
        .locator('main a[href]')
        .evaluateAll(links => links.map(link => new URL((link as HTMLAnchorElement).href).pathname))
      for (const path of paths)
        if (path.startsWith(`/${memberId}/${root}/`)) this.add(path.slice(`/${memberId}/`.length))
    },
  }
}
