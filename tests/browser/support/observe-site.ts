import { observeFact } from '@fairground/server/platform/observations'
import type { BrowserContext } from 'playwright-core'

type SiteVerb = 'offered' | 'called' | 'applied' | 'shown' | 'rendered' | 'opened'

declare global {
  var reportObservation: (verb: SiteVerb, name: string) => void
  var observeSite: ((verb: string, name: string, text?: string) => void) | undefined
}

/**
 * Runs in every page before the site. The site says what it rendered, opened or showed; the page must confirm it: a
 * heading without a loading state, an open dialog, the text of the error.
 */
const installCollector = (): void => {
  const maxChecks = 110
  const reported = new Set<string>()
  const pending = new Set<string>()
  // A test may replace the clock of the page later.
  const wait = globalThis.setTimeout

  const hasText = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some(element => (element.textContent ?? '').trim() !== '')
  const isLoading = (): boolean => document.querySelector('[role=status][aria-label^=Loading]') !== null
  const isOnPage = (verb: SiteVerb, text: string | undefined): boolean => {
    if (verb === 'rendered') return hasText('h1') && !isLoading()
    if (verb === 'opened') return hasText('[role=dialog], [role=alertdialog]')
    return text === undefined || (document.body?.textContent ?? '').includes(text)
  }

  /** Often at first, because a modal may close soon, then for 20 seconds. */
  const check = (verb: SiteVerb, name: string, text: string | undefined, checks: number): void => {
    const key = `${verb} ${name}`
    if (reported.has(key)) return
    if (checks > maxChecks) pending.delete(`${key} ${text}`)
    else if (isOnPage(verb, text)) {
      reported.add(key)
      globalThis.reportObservation(verb, name)
    } else wait(check, checks < 10 ? 20 : 200, verb, name, text, checks + 1)
  }

  globalThis.observeSite = (verb, name, text) => {
    const key = `${verb} ${name} ${text}`
    if (pending.has(key)) return
    pending.add(key)
    check(verb as SiteVerb, name, text, 0)
  }
}

/** Records what the site, or the console, does in this context for `npm run spec`. */
export const observeSite = async (
  context: BrowserContext,
  program: 'site' | 'console' = 'site',
): Promise<void> => {
  await context.exposeBinding('reportObservation', (_source, verb: SiteVerb, name: string) =>
    observeFact(program as 'site', verb as 'called', name),
  )
  await context.addInitScript(installCollector)
}
