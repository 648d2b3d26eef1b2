import { commentsAndTitles, declaredNames } from './identifiers.ts'
import { type Breach, isTypeScript, type ProjectFile, type TidyRule } from './project-file.ts'

interface Ban {
  readonly pattern: RegExp
  readonly instead: string
  readonly isFineOnScreen?: true
}

/** Names of declarations that docs/GLOSSARY.md replaces. */
const bannedNames: readonly Ban[] = [
  { pattern: /[a-z0-9]Of$/, instead: 'getX, toX, findX, computeX, parseX or a noun' },
  { pattern: /^(tell|tells)([A-Z]|$)|^told|Told$/, instead: 'publish, send or notify' },
  { pattern: /^asked([A-Z]|$)|Asked$/, instead: 'requested, polled or attempts' },
  { pattern: /^whose([A-Z]|$)|Whose$/, instead: 'the name of the owner' },
  { pattern: /^wish(es)?([A-Z]|$)|Wish$/, instead: 'purchase or request' },
  { pattern: /^standing([A-Z]|$)|Standing$/, instead: 'status, state or eligibility' },
  { pattern: /^(most|least)[A-Z]/, instead: 'max or min' },
]

/** Words of prose that docs/GLOSSARY.md replaces. */
const bannedWords: readonly Ban[] = [
  { pattern: /\bwho(m)?ever\b/i, instead: 'name the actor' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bof which\b/i, instead: 'two sentences' },
  { pattern: /\b(no|some)body\b/i, instead: 'name the actor', isFineOnScreen: true },
  { pattern: /\bsa(id|ys) no\b/i, instead: 'refused or rejected' },
  { pattern: /\bever more\b/i, instead: 'a number or a standard term' },
  { pattern: /\b(told|tells)\b/i, instead: 'reports, publishes or shows' },
  { pattern: /\bwish(es)?\b/i, instead: 'request' },
  { pattern: /\b(he|him|his|himself)\b/i, instead: 'they, them, their' },
  { pattern: /\bof one's own\b/i, instead: 'its own' },
]

/** The pages that explain the banned words, and texts that are not ours. */
const exempt =
  /^(docs\/GLOSSARY\.md|LICENSE|NOTICE|.*\/OFL.*|scripts\/check\/tidy\/vocabulary\.ts|tests\/checks\/.*)$/

/** Declarations whose names come from the specification or the database schema. */
const givenNames = /^packages\/(contract\/|database\/src\/rows\.ts$)/

/** Keywords of JSON Schema, and a column of the table transfer. */
const foreignNames: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'pendingOf'])

/** One word for one thing: names and prose follow docs/GLOSSARY.md. */
export const vocabulary: TidyRule = files =>
  files
    .filter(({ path }) => !exempt.test(path))
    .flatMap(file => [...nameBreaches(file), ...proseBreaches(file)])

const nameBreaches = (file: ProjectFile): Breach[] =>
  !isTypeScript(file.path) || givenNames.test(file.path)
    ? []
    : declaredNames(file)
        .filter(({ name }) => !foreignNames.has(name))
        .flatMap(({ name, line }) =>
          bannedNames
            .filter(({ pattern }) => pattern.test(name))
            .map(({ instead }) => ({ path: file.path, line, message: `name ${name}: write ${instead}` })),
        )

const proseBreaches = (file: ProjectFile): Breach[] =>
  proseIn(file).flatMap(({ text, line }) =>
    bannedWords.flatMap(({ pattern, instead, isFineOnScreen }) => {
      const word = pattern.exec(text)?.[0]
      return word === undefined || (isFineOnScreen && englishTexts.test(file.path))
        ? []
        : [{ path: file.path, line, message: `word "${word}": write ${instead}` }]
    }),
  )

interface Prose {
  readonly text: string
  readonly line: number
}

const englishTexts = /^apps\/site\/src\/text\/en_\w+\/.*\.json$/

const proseIn = (file: ProjectFile): readonly Prose[] => {
  if (isTypeScript(file.path)) return commentsAndTitles(file)
  if (/\.(md|css|sql|sh)$/.test(file.path) || englishTexts.test(file.path)) return linesOfProse(file)
  return []
}

const linesOfProse = ({ path, text }: ProjectFile): Prose[] =>
  text.split('\n').flatMap((line, i) => {
    const prose = toProse(path, line)
    return prose === undefined ? [] : [{ text: prose, line: i + 1 }]
  })

/** Only comments of style sheets, SQL and shell, only values of JSON. Code in Markdown is not prose. */
const toProse = (path: string, line: string): string | undefined => {
  if (path.endsWith('.md')) return line.replace(/`[^`]*`/g, '')
  if (path.endsWith('.json')) return /": "(.*)"/.exec(line)?.[1]
  if (path.endsWith('.sql')) return /--(.*)/.exec(line)?.[1]
  if (path.endsWith('.css')) return /^\s*(\/?\*.*)/.exec(line)?.[1]
  return /^\s*#(.*)/.exec(line)?.[1]
}
