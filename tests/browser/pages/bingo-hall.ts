import type { Page } from 'playwright-core'

/** The parts of the document that a call changes. */
export interface HallSeen {
  readonly position: string | null
  /** The cells of each rendered ticket: text, state, line mark and label. */
  readonly cells: Readonly<Record<string, readonly string[]>>
  /** The progress text of each ticket, rendered in full or as a list row. */
  readonly toGo: Readonly<Record<string, string | undefined>>
  readonly board: readonly (string | null | undefined)[]
  readonly prizes: readonly (string | null)[]
}

/** Runs inside the page. */
const look = (): HallSeen => {
  const cells: Record<string, string[]> = {}
  const toGo: Record<string, string | undefined> = {}
  for (const ticket of document.querySelectorAll('article:has([role="table"])')) {
    const name = ticket.querySelector('b')?.textContent ?? ''
    const badges = [...ticket.querySelectorAll('header [data-tone]')]
    toGo[name] = badges.at(-1)?.textContent
    cells[name] = [...ticket.querySelectorAll('[role="cell"]')].map(cell =>
      [
        cell.textContent,
        cell.getAttribute('data-state'),
        cell.hasAttribute('data-line') ? 'line' : '',
        cell.getAttribute('aria-label'),
      ].join('|'),
    )
  }
  for (const row of document.querySelectorAll('[aria-label="Your tickets"] li > button')) {
    const words = row.querySelector('span')?.textContent ?? ''
    toGo[(row.textContent ?? '').slice(0, -words.length).trim()] = words
  }
  const board = document.querySelector('[role="img"]:has(> div > span)')
  return {
    position: document.querySelector('[data-position]')?.getAttribute('data-position') ?? null,
    cells,
    toGo,
    board: [
      board?.getAttribute('aria-label'),
      ...[...(board?.querySelectorAll('span') ?? [])].map(cell => cell.getAttribute('data-state')),
    ],
    prizes: [...document.querySelectorAll('ol > li')].map(rung => rung.textContent),
  }
}

/** The play-out of a bingo game. */
export const bingoHall = (page: Page) => {
  const caller = page.getByRole('region', { name: 'The caller' })
  return {
    caller,
    tickets: page.getByRole('region', { name: 'Your tickets' }),
    /** The switch of the tickets' order. */
    order: (name: 'Best first' | 'In order') => page.getByText(name, { exact: true }),
    /** The number of called balls; 0 before the first. */
    position: async (): Promise<number> => Number((await caller.getAttribute('data-position')) ?? 0),
    nodes: (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length),
    seen: (): Promise<HallSeen> => page.evaluate(look),
  }
}
