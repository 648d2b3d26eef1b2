import { isInstantKind } from '@fairground/fair/instant/instant-games'
import { demoCoupon } from '#demo/demo-coupon.ts'
import type { DemoMember } from '#demo/world.ts'
import { englishHelp } from './english-help.ts'
import { englishLegal } from './english-legal.ts'
import { frenchHelp } from './french-help.ts'
import { frenchLegal } from './french-legal.ts'
import { type PageFacts, type PageName, pageNames, type PageText, type PageTexts } from './page-facts.ts'
import { spanishHelp } from './spanish-help.ts'
import { spanishLegal } from './spanish-legal.ts'

export const demoLanguages = ['en_GB', 'es_ES', 'fr_FR'] as const
export type DemoLanguage = (typeof demoLanguages)[number]

const texts: { readonly [L in DemoLanguage]: PageTexts } = {
  en_GB: { ...englishLegal, ...englishHelp },
  es_ES: { ...spanishLegal, ...spanishHelp },
  fr_FR: { ...frenchLegal, ...frenchHelp },
}

export interface DemoPage {
  readonly id: number
  readonly linkName: PageName
  readonly fullWidth: boolean
  readonly texts: readonly (PageText & { readonly language: DemoLanguage })[]
}

/** The id of a page is the same at every operator. */
export const demoPageId = (name: PageName): number => pageNames.indexOf(name) + 1

const fullWidth: ReadonlySet<PageName> = new Set(['one-line', 'home'])

/** The platform's default range of a withdrawal, in minor units. */
const withdrawals = { minimum: 1000n, maximum: 500_000n }

const createFacts = (member: DemoMember, language: DemoLanguage): PageFacts => {
  const format = new Intl.NumberFormat(language.replace('_', '-'), {
    style: 'currency',
    currency: member.currency,
  })
  // All demo currencies have two decimals.
  const amount = (minor: bigint): string => format.format(Number(minor) / 100)
  const [game] = member.games
  const instant = member.games.find(({ rules }) => isInstantKind(rules.kind))
  return {
    memberId: member.id,
    name: member.name,
    gameId: game?.id ?? 0,
    gameTitle: game?.title ?? '',
    instantGame: instant && { id: instant.id, title: instant.title },
    minimumWithdrawal: amount(withdrawals.minimum),
    maximumWithdrawal: amount(withdrawals.maximum),
    coupon: {
      code: demoCoupon.code,
      percent: demoCoupon.percent,
      maximum: amount(demoCoupon.maximum),
      minimumDeposit: amount(demoCoupon.minimumDeposit),
      times: demoCoupon.wageringTimes,
      days: demoCoupon.bonusDays,
    },
  }
}

/** The pages of an operator. Only an operator that replaces its lobby has a home page. */
export const demoPages = (member: DemoMember): readonly DemoPage[] =>
  pageNames
    .filter(name => name !== 'home' || member.settings?.homeOverridePageId === demoPageId('home'))
    .map(linkName => ({
      id: demoPageId(linkName),
      linkName,
      fullWidth: fullWidth.has(linkName),
      texts: demoLanguages.map(language => ({
        language,
        ...texts[language][linkName](createFacts(member, language)),
      })),
    }))
