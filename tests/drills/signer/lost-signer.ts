import { asOwner } from '#support/as-owner.ts'
import { pause } from '#support/pause.ts'
import { drawProblems } from '#faults/check-draws.ts'
import { faultMember, startBalance } from '#faults/fault-world.ts'
import type { Sale } from '#faults/open-sale.ts'
import { type Published, publishedRecord } from '#faults/published-record.ts'
import type { DrillOptions, DrillResult } from '../drill.ts'
import { disturbSale } from '../support/disturb-sale.ts'

const defaultMinutes = 3
const shortMinutes = 0.5

/** Sells while the signer is gone and draws become due. They wait, and none is drawn twice. */
export const loseSigner = (options: DrillOptions): Promise<DrillResult> => {
  const { isShort, minutes = isShort ? shortMinutes : defaultMinutes, folder, say } = options
  return disturbSale(options, {
    stack: {},
    perSecond: 30,
    async disturb({ stack }, recovery) {
      await pause(3000)
      const lostAt = performance.now()
      const bringBack = await stack.processes.signer.takeDown()
      say(`the signer is away for ${(minutes * 60).toFixed(0)} s`)
      await pause(minutes * 60_000)
      const sold = recovery.countBetween(lostAt, performance.now())
      const waiting = await findDue(stack.ownerUrl)
      const first = firstOfEachGame(waiting)
      const countLeft = async () => {
        const due = await findDue(stack.ownerUrl)
        return due.filter(({ id }) => first.includes(id)).length
      }
      const backAt = performance.now()
      bringBack()
      while ((await countLeft()) > 0 && performance.now() - backAt < 240_000) await pause(200)
      const left = await countLeft()
      const seconds = (performance.now() - backAt) / 1000
      return {
        figures: [
          `without the signer: ${sold} purchases, ${waiting.length} closes waited; the first of each game had its record ${seconds.toFixed(1)} s after it was back`,
        ],
        problems: [
          ...(sold > 0 ? [] : ['nothing was sold without the signer']),
          ...(left > 0 ? [`${left} closes still wait for the signer`] : []),
        ],
      }
    },
    inspect: sale => inspectDraws(sale, folder),
  })
}

interface Due {
  readonly id: number
  readonly gameId: number
}

/** Finds the instances with tickets that have ended their sale and have no countersigned record, oldest first. */
const findDue = (ownerUrl: string): Promise<Due[]> =>
  asOwner(ownerUrl, async client => {
    const { rows } = await client.query<Due>(
      `SELECT i.id, i.game_id AS "gameId" FROM game_instance i
        WHERE i.sold > 0 AND i.reg_end < clock_timestamp() AND i.status NOT IN ('ENDED', 'REFUNDED')
          AND NOT EXISTS (SELECT FROM draw_commit c WHERE c.member_id = i.member_id AND c.instance_id = i.id)
        ORDER BY i.id`,
    )
    return rows
  })

/** A draw waits for the end of the earlier draw of its game, so only the first one waits for nothing but the signer. */
const firstOfEachGame = (due: readonly Due[]): number[] =>
  [...Map.groupBy(due, ({ gameId }) => gameId).values()].map(([first]) => first!.id)

/** Every instance with tickets has a named outcome, and every published record is the only one and verifies. */
const inspectDraws = async ({ stack }: Sale, folder: string): Promise<DrillResult> => {
  const { rows } = await asOwner(stack.ownerUrl, client =>
    client.query<{ id: number; status: string }>(
      'SELECT id, status FROM game_instance WHERE sold > 0 ORDER BY id',
    ),
  )
  const ended = rows.filter(({ status }) => status === 'ENDED')
  const base = `http://127.0.0.1:${stack.port}/fair/${faultMember.id}`
  const records: Published[] = []
  for (const { id } of ended) records.push(await publishedRecord(base, folder, { id, isDeck: false }))
  const problems = await asOwner(stack.ownerUrl, client => drawProblems(client, records, startBalance))
  const refunded = rows.filter(({ status }) => status === 'REFUNDED').length
  return {
    figures: [
      `${rows.length} instances with tickets: ${ended.length} drawn once and verified, ${refunded} refunded, ${rows.length - ended.length - refunded} without an outcome`,
    ],
    // A refunded instance returns the price, which the comparison of the wallets does not know.
    problems: refunded > 0 ? problems.filter(line => !line.startsWith('player ')) : problems,
  }
}
