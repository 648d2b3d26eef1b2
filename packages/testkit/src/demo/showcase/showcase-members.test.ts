import { parseTerms, readTerms } from '@fairground/fair/games/games'
import { isInstantKind } from '@fairground/fair/instant/instant-games'
import { checkPrizes } from '@fairground/rules/prizes/check-prizes'
import { toPrizeTerms } from '@fairground/server/kinds/prize-terms'
import { expect, it } from 'vitest'
import { demoPages } from '#demo/pages/demo-pages.ts'
import { showcaseMembers } from './showcase-members.ts'

const games = showcaseMembers.flatMap(member => member.games)

it('has unique ids, and games that start when they are full', () => {
  expect(new Set(games.map(game => game.id)).size).toBe(games.length)
  expect(games.filter(game => game.startAfterFullMs !== undefined).length).toBeGreaterThan(2)
})

it.each(games.filter(({ rules }) => !isInstantKind(rules.kind)))(
  '$title has valid terms, can pay every prize and returns between 45 and 75 %',
  ({ rules, prizeTable, cost, fee, cap = 0 }) => {
    expect(readTerms(rules, prizeTable)).toEqual({ rules, prizeTable })
    const terms = toPrizeTerms(parseTerms(rules, prizeTable), { cost, fee, cap })
    expect(checkPrizes(terms, { min: 45, max: 75 })).toEqual([])
  },
)

it.each(showcaseMembers)('$name has every page in three languages, with links that exist', member => {
  const pages = demoPages(member)
  const builtIn = [
    '/terms',
    '/privacy',
    '/contact',
    '/account',
    '/draws',
    '/tickets',
    '/withdraw',
    '/cashier',
  ]
  for (const { texts } of pages) {
    expect(new Set(texts.map(({ body }) => body)).size).toBe(3)
    for (const [, href = ''] of texts.flatMap(({ body }) => [...body.matchAll(/href="(\/[^"]*)"/g)]))
      expect(
        builtIn.some(path => href === path || href.startsWith(`${path}/`)) ||
          pages.some(({ linkName }) => href === `/p/${linkName}`) ||
          member.games.some(({ id }) => href === `/lobby?gid=${id}`),
        href,
      ).toBe(true)
  }
})
