import { connect } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { findGame, insertGame } from '@fairground/server/staff/games/queries/games'
import { findTakenName, insertOperator } from '@fairground/server/staff/operators/queries'
import { toGameTemplate, toMoneySettings, toOperatorTemplate } from './to-templates.ts'
import type { DemoMember } from './world.ts'

/**
 * Inserts operators and games with the queries of the operator API, as the owner of the database. Test worlds use it
 * instead of the API, because a console and its staff would make each test file seconds slower. Safe to run again.
 */
export const insertWorld = async (
  ownerUrl: string,
  members: readonly DemoMember[],
  closeBeforeMs: number,
): Promise<void> => {
  const { db, close } = connect({ url: ownerUrl, connections: 1, name: 'seed', onError: () => undefined })
  try {
    // Insert all operators first: the lanes poll for new ones once a second and then find them together.
    for (const member of members)
      await inMember(db, 0, async tx => {
        const template = toOperatorTemplate(member)
        if (await findTakenName(tx, template)) return
        const settings = { ...template.settings, ...toMoneySettings(member) }
        await insertOperator(tx, { ...template, settings }, member.siteKey, member.id)
      })
    for (const member of members)
      await inMember(db, member.id, async tx => {
        for (const game of member.games)
          if (!(await findGame(tx, member.id, game.id)))
            await insertGame(tx, member.id, toGameTemplate(game, closeBeforeMs))
      })
  } finally {
    await close()
  }
}
