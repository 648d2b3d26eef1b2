import { getDeckTerms, isDeck } from '@fairground/server/kinds/deck-terms'
import { getTerms } from '@fairground/server/kinds/terms'
import { demoMembers } from '@fairground/testkit/demo/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { member } from './sample-platform.ts'
import { startTimeout, startWorld, type World } from './start-world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
}, startTimeout)
afterAll(() => world.stop())

// Terms that it refused would stop the sales of their operator from arriving.
it('accepts the terms of every game of the platform', async () => {
  const games = demoMembers.flatMap(({ games }) => games)
  expect(new Set(games.map(({ rules }) => rules.kind)).size).toBeGreaterThan(7)
  for (const [i, game] of games.entries()) {
    const terms = isDeck(game) ? getDeckTerms(game) : getTerms(game)
    const names = { member, game: `game ${i}`, instance: `instance ${i}`, currency: 'EUR', jackpot: '0' }
    expect(await world.control.post('/terms', { ...names, ...terms })).toMatchObject({ status: 200 })
  }
})
