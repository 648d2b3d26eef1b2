import { defaultLanguage } from '@fairground/contract/constants'
import type { Configuration } from '@fairground/contract/entities/site/configuration'
import type { Member } from '#operator/members.ts'
import type { SiteContent } from './shown-content.ts'

type LanguageServed = Configuration['languagesServed'][number]

/** An operator without configured languages serves the default language. */
export const languagesServed = (
  member: Member,
  { languages }: SiteContent,
): readonly [LanguageServed, ...LanguageServed[]] => {
  const title = member.settings.title ?? member.name
  const description = member.settings.description ?? ''
  const [first, ...rest] = languages.map(
    (row): LanguageServed => ({
      name: row.name,
      languageId: row.language,
      siteMetaTitle: row.title || title,
      siteMetaDescription: row.description || description,
      siteMetaKeywords: row.keywords,
      siteAboutUs: row.about_html,
      defaultCustomerFooter: row.footer_html,
      defaultPermaFooter: row.legal_html,
      defaultCustomerHeader: row.header_html,
    }),
  )
  if (first) return [first, ...rest]
  return [
    {
      name: 'English',
      languageId: defaultLanguage,
      siteMetaTitle: title,
      siteMetaDescription: description,
      siteMetaKeywords: '',
      siteAboutUs: '',
      defaultCustomerFooter: '',
      defaultPermaFooter: '',
      defaultCustomerHeader: '',
    },
  ]
}
