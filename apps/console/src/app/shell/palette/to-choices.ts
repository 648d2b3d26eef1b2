import { type PageName, pages } from '#core/pages.ts'
import type { Choice } from './choice.ts'
import { getRecentChoices } from './recent-choices.ts'

interface ChoiceGroup {
  readonly title: string
  readonly choices: readonly Choice[]
}

/** Things found, then pages with the words of the text. Without a text, what was open last. */
export const toChoices = (
  text: string,
  shown: readonly PageName[],
  found: readonly Choice[],
  toPath: (page: PageName) => string,
): readonly ChoiceGroup[] => {
  const words = text.trim().toLowerCase()
  const places = shown
    .filter(name => pages[name].title.toLowerCase().includes(words.replace(/^open /, '')))
    .map(name => ({ id: `page ${name}`, title: pages[name].title, page: name, href: toPath(name) }))
  const recent = words === '' ? getRecentChoices().map(each => ({ ...each, id: `recent ${each.id}` })) : []
  return [
    { title: 'Last open', choices: recent },
    { title: 'Found', choices: found },
    { title: 'Go to', choices: places },
  ].filter(group => group.choices.length > 0)
}
