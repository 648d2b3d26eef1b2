import { Type } from 'typebox'
import { closed, Count, LanguageId, Name, NoInput, Nullable, ShortText } from '#entities/values.ts'
import { mailNames } from '../mail-names.ts'
import { Done, operatorOperation, withReason } from '../operator-operation.ts'
import { toPages } from '../paging.ts'

const common = { area: 'languages', scope: 'operator', faults: ['staff.refused'] } as const
const read = { ...common, access: 'content.read' } as const
const edit = { ...common, access: 'content.publish' } as const

const Direction = Type.Enum(['ltr', 'rtl'])
export const textFormats = ['json', 'xliff'] as const
export const textFilters = ['all', 'missing', 'changed', 'own'] as const
export const textAreas = ['site', 'mail', 'notification'] as const

const TextKey = Type.String({ pattern: '^(mail:|notification:)?[a-zA-Z][a-zA-Z0-9_.]{0,99}$' })
const textPages = toPages(TextKey)
const Text = Type.String({ maxLength: 4000 })
const Format = Type.Enum([...textFormats])
const Filter = Type.Enum([...textFilters], {
  description:
    'missing: without a translation. changed: the source changed since. own: texts of the operator.',
})
const Area = Type.Enum([...textAreas])
/** A whole language has about half a million characters. */
const File = Type.String({ minLength: 1, maxLength: 3_000_000 })

const NewLanguage = {
  language: LanguageId,
  name: Name,
  direction: Nullable(Direction),
  fallback: Nullable(LanguageId),
}

export const languageOperations = {
  listLanguages: operatorOperation({
    ...read,
    input: NoInput,
    output: closed({
      languages: Type.Array(
        closed({
          ...NewLanguage,
          isShipped: Type.Boolean({ description: 'The release contains a translation.' }),
          texts: Count,
          missing: Count,
          changed: Count,
          own: Count,
        }),
        { maxItems: 200 },
      ),
    }),
    summary: 'Lists the languages of the site with the numbers of missing and changed texts, at most 200.',
  }),
  addLanguage: operatorOperation({
    ...edit,
    input: withReason(NewLanguage),
    output: Done,
    summary: 'Adds a language to the site. It shows English, or the fallback, where it has no text yet.',
  }),
  changeLanguage: operatorOperation({
    ...edit,
    input: withReason(NewLanguage),
    output: Done,
    summary: 'Changes the name, the direction and the fallback of a language.',
  }),
  listTexts: operatorOperation({
    ...read,
    input: closed({
      language: LanguageId,
      filter: Type.Optional(Filter),
      area: Type.Optional(Area),
      search: Type.Optional(ShortText),
      ...textPages.input,
    }),
    output: closed({
      texts: Type.Array(
        closed({
          key: TextKey,
          source: Type.String(),
          shipped: Nullable(Type.String()),
          own: Nullable(Type.String()),
          isMissing: Type.Boolean(),
          isChanged: Type.Boolean(),
        }),
      ),
      ...textPages.output,
    }),
    summary: 'Lists texts in the order of keys, with their source.',
  }),
  changeText: operatorOperation({
    ...edit,
    input: withReason({ language: LanguageId, key: TextKey, text: Nullable(Text) }),
    output: Done,
    summary: 'Shows another text. It has the placeholders of its source. Null shows the shipped text again.',
  }),
  importTexts: operatorOperation({
    ...edit,
    input: withReason({ language: LanguageId, format: Format, content: File }),
    output: closed({ changed: Count, unchanged: Count }),
    summary: 'Stores all texts of a file, or none if one of them is wrong.',
  }),
  renderMail: operatorOperation({
    ...read,
    input: closed({
      mail: Type.Enum([...mailNames]),
      language: LanguageId,
      texts: Type.Optional(
        closed({
          subject: Type.Optional(Text),
          body: Type.Optional(Text),
          button: Type.Optional(Text),
        }),
      ),
    }),
    output: closed({ subject: Type.String(), text: Type.String(), html: Type.String() }),
    summary: 'Returns a mail with facts of an example, with the stored texts or with those of the input.',
  }),
  exportTexts: operatorOperation({
    ...read,
    input: closed({
      language: LanguageId,
      format: Format,
      filter: Type.Optional(Filter),
      area: Type.Optional(Area),
    }),
    output: closed({ content: Type.String(), fileName: ShortText }),
    summary: 'Returns texts as JSON by key, or as XLIFF 2.0 with their sources.',
  }),
} as const
