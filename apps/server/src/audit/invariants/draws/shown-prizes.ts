import type { Tx } from '@fairground/database/transaction'
import { findInstance } from '#instances/find-instance.ts'
import { readGameViews } from '#instances/game-view.ts'
import { hasReadableTerms } from '#kinds/readable-terms.ts'
import { readGameResults, readPrizeLadder, rulesHtml } from '#games/index.ts'
import { findShownInstances, readGameTerms, readPaidTiers, readTerms } from '#audit/shown-rows.ts'
import type { MemberInvariant } from '#audit/invariant.ts'
import { comparePrizes } from '#audit/compare-prizes.ts'

/** What the lobby, the game page, the rules, the play-out and the result show is what settlement pays. */
export const shownPrizes: MemberInvariant = {
  id: 'A11',
  title: 'Prizes shown are prizes that can be paid',
  unit: 'instance',
  scope: 'member',
  async check(tx, memberId, { newestDraws, onProgress }) {
    const instances = await findShownInstances(tx, memberId, newestDraws)
    const problems: string[] = []
    for (const [done, id] of instances.entries()) {
      problems.push(...(await instanceProblems(tx, memberId, id)))
      onProgress(done + 1)
    }
    return { checked: instances.length, problems }
  },
}

const instanceProblems = async (tx: Tx, memberId: number, id: number): Promise<string[]> => {
  const instance = await findInstance(tx, memberId, id)
  const { rules, prize_table: prizeTable } = instance
  if (!hasReadableTerms({ rules, prizeTable })) return [`instance ${id} has terms that cannot be read`]
  const [lobby] = await readGameViews(tx, memberId, { ids: [id] })
  const paid = instance.status === 'ENDED' ? await readPaidTiers(tx, memberId, id) : undefined
  const problems = comparePrizes({
    terms: readTerms(instance),
    currency: instance.currency,
    lobby: lobby!,
    ladder: await readPrizeLadder(tx, memberId, instance),
    rules: rulesHtml(await readGameTerms(tx, memberId, instance)),
    ...(paid && {
      result: await readGameResults(tx, memberId, instance, { playerId: undefined }),
      paid,
    }),
  })
  return problems.map(problem => `instance ${id}: ${problem}`)
}
