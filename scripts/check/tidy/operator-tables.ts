import { isTest, isTypeScript, type TidyRule } from './project-file.ts'

/** What an operator configures: its site, games, content and offers. */
const tables = [
  'ad',
  'bonus_campaign',
  'coupon',
  'currency_rate',
  'game',
  'game_text',
  'gift_group',
  'gift_item',
  'lane',
  'member',
  'prize_agent',
  'site_language',
  'site_page',
  'site_page_text',
  'site_picture',
  'site_style',
]
const inserts = new RegExp(
  `\\bINSERT\\s+INTO\\s+(?:${tables.join('|')})\\b|\\.insertInto\\('(?:${tables.join('|')})'\\)`,
  'i',
)
const isAllowed = (path: string): boolean =>
  isTest(path) || /^(tests|bench)\//.test(path) || /^apps\/server\/src\/.*\/queries(\/[^/]+)?\.ts$/.test(path)

/** Operators, games and content are created through the operator API, also those of the demo. */
export const operatorTables: TidyRule = files =>
  files.flatMap(({ path, text }) => {
    if (!isTypeScript(path) || isAllowed(path)) return []
    const line = text.split('\n').findIndex(each => inserts.test(each))
    return line < 0
      ? []
      : [{ path, line: line + 1, message: 'inserts what an operator configures: use the operator API' }]
  })
