import { defaultLanguage } from '@fairground/contract/constants'
import type { Tx } from '@fairground/database/transaction'
import {
  insertLanguage,
  type Language,
  lockLanguages,
  readLanguages,
  updateLanguage,
} from '#site-content/texts/queries.ts'
import { getShippedTexts } from '#site-content/texts/shipped-texts.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '#staff/act.ts'

const maxLanguages = 100
const english: Language = { language: defaultLanguage, name: 'English', direction: null, fallback: null }

export const requireLanguage = async (tx: Tx, memberId: number, language: string): Promise<Language> => {
  const found = (await readLanguages(tx, memberId)).find(each => each.language === language)
  if (!found) throw new CommandRefused(`the site has no language ${language}`)
  return found
}

/** A fallback is a language of the site or of the release, and no language is its own fallback. */
const requireFallback = (languages: readonly Language[], { language, fallback }: Language): void => {
  const seen = new Set([language])
  let next = fallback
  while (next !== null) {
    if (seen.has(next)) throw new CommandRefused(`${next} would be its own fallback`)
    seen.add(next)
    const known = languages.find(each => each.language === next)
    if (!known && getShippedTexts(next).size === 0) throw new CommandRefused(`there is no language ${next}`)
    next = known?.fallback ?? null
  }
}

/** Plural forms need a language that the platform knows. */
const requireKnown = ({ language }: Language): void => {
  const locale = language.replace('_', '-')
  if (Intl.PluralRules.supportedLocalesOf(locale).length === 0)
    throw new CommandRefused(`${language} is not a language`)
}

export const addLanguage = (
  deps: Pick<StaffDeps, 'db'>,
  acting: Acting,
  language: Language,
): Promise<void> => {
  requireKnown(language)
  return act(deps, acting, 'add-language', async tx => {
    const memberId = acting.member.id
    await lockLanguages(tx, memberId)
    const known = await readLanguages(tx, memberId)
    if (known.some(each => each.language === language.language))
      throw new CommandRefused(`the site has the language ${language.language}`)
    if (known.length >= maxLanguages) throw new CommandRefused(`a site has at most ${maxLanguages} languages`)
    requireFallback(known, language)
    // A site without languages serves English, which stays.
    if (known.length === 0 && language.language.slice(0, 2) !== defaultLanguage.slice(0, 2))
      await insertLanguage(tx, memberId, english)
    await insertLanguage(tx, memberId, language)
    return { subject: `language/${language.language}`, after: language, result: undefined }
  })
}

export const changeLanguage = (
  deps: Pick<StaffDeps, 'db'>,
  acting: Acting,
  language: Language,
): Promise<void> =>
  act(deps, acting, 'change-language', async tx => {
    const memberId = acting.member.id
    await lockLanguages(tx, memberId)
    const before = await requireLanguage(tx, memberId, language.language)
    requireFallback(
      (await readLanguages(tx, memberId)).filter(each => each.language !== language.language),
      language,
    )
    await updateLanguage(tx, memberId, language)
    return { subject: `language/${language.language}`, before, after: language, result: undefined }
  })
