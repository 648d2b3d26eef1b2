import type { PageName } from '#core/pages.ts'
import { splitCamelCase } from '#parts/form/words/to-words.ts'

/** The pages that show what an entry is about. */
const subjectPages: Readonly<Record<string, PageName>> = {
  player: 'players',
  proposal: 'proposals',
  instance: 'drawRoom',
  game: 'games',
  incident: 'incidents',
}

export interface SubjectWords {
  readonly text: string
  readonly page?: PageName
  readonly id?: string
}

/** "player/42" is Player 42, on the page of players. A subject without a page has words only. */
export const toSubjectWords = (subject: string): SubjectWords => {
  const [kind = '', id, ...rest] = subject.split('/')
  const name = kind === 'aml-case' ? 'AML case' : splitCamelCase(kind)
  const text = [name, id, ...rest].filter(part => part !== undefined && part !== '').join(' ')
  const page = Object.hasOwn(subjectPages, kind) ? subjectPages[kind] : undefined
  return page !== undefined && id !== undefined && /^\d+$/.test(id) ? { text, page, id } : { text }
}
