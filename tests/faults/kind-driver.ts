import type { Caller } from '@fairground/client/rest'
import type { Output } from '@fairground/contract/operations'
import { asOwner } from '#support/as-owner.ts'
import type { Run } from './crash-plan.ts'
import { deckGames } from './kind-world.ts'
import { retryUntilSuccess } from '#support/retry-until-success.ts'
import { pause } from '#support/pause.ts'

type GameResults = Output<'getGameResults'>

/** Advances the draws by changing their due times in the database, and reads their play-outs while processes crash. */
export const createDriver = (ownerUrl: string, patienceMs: number) => {
  const rows = <T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> =>
    asOwner(ownerUrl, async client => (await client.query<T>(sql, [...values])).rows)
  const live = new Map<number, GameResults>()
  const held = new Set<number>()
  let viewer: Caller | undefined

  const fetchResults = (gameInstanceId: number): Promise<GameResults> =>
    retryUntilSuccess(() => viewer!.call('getGameResults', { gameInstanceId }))

  /** Reads each play-out once, then ends it early or holds it before its prizes are paid. */
  const advancePlayouts = async (): Promise<void> => {
    if (!viewer) return
    const started = await rows<{ id: number }>(`SELECT id FROM game_instance WHERE status = 'STARTED'`)
    for (const { id } of started) if (!live.has(id)) live.set(id, await fetchResults(id))
    // Instances due within 6 s may be claimed by a worker and are not touched.
    await rows(
      `UPDATE game_instance
          SET due_at = clock_timestamp() + CASE WHEN id = ANY ($1) THEN interval '1 day' ELSE interval '0' END
        WHERE status = 'STARTED' AND attempts = 0 AND id = ANY ($2) AND due_at < clock_timestamp() + interval '12 h'
          AND (id = ANY ($1) OR due_at > clock_timestamp() + interval '6 s')`,
      [[...held], [...live.keys()]],
    )
  }

  const states = () =>
    rows<{ line: string }>(
      `SELECT concat_ws(' ', id, game_id, status, attempts, last_error) AS line FROM game_instance
        WHERE status <> 'OPEN' ORDER BY id`,
    )
  const until = async (what: string, condition: () => Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + patienceMs
    while (!(await condition())) {
      if (Date.now() > deadline)
        throw new Error(
          `timed out waiting until ${what}\n${(await states()).map(row => row.line).join('\n')}`,
        )
      await advancePlayouts()
      await pause(300)
    }
  }

  /** The later of the two open instances of each game, which the schedule does not draw during the test. */
  const lastRuns = () =>
    rows<{ id: number }>(
      `SELECT max(id) AS id FROM game_instance WHERE status = 'OPEN' GROUP BY game_id HAVING count(*) = 2 ORDER BY 1`,
    )

  return {
    until,
    lastRuns,
    live,
    fetchResults,
    watchAs: (caller: Caller) => void (viewer = caller),
    /** Predicts the ids of the decks, which have no row yet. */
    async plannedRuns(): Promise<Run[]> {
      const [newest] = await rows<{ id: number }>('SELECT max(id) AS id FROM game_instance')
      return [
        ...(await lastRuns()).map(({ id }) => ({ id, isDeck: false })),
        ...deckGames.map((_, i) => ({ id: newest!.id + 1 + i, isDeck: true })),
      ]
    },
    async insertDeckGames(): Promise<void> {
      for (const { id, rules, prizeTable } of deckGames)
        await rows(
          `INSERT INTO game
           SELECT (jsonb_populate_record(g, jsonb_build_object('id', $1::int, 'active', false, 'chain_anchor', NULL,
                     'chain_index', 0, 'log_index', NULL, 'rule', $2::text, 'rules', $3::jsonb, 'prize_table', $4::jsonb))).*
             FROM game g WHERE id = 101`,
          [id, rules.kind, JSON.stringify(rules), JSON.stringify(prizeTable)],
        )
    },
    /** Opens the decks one by one, so that they get the predicted ids. */
    async openDecks(planned: readonly number[]): Promise<void> {
      for (const [i, { id: gameId }] of deckGames.entries()) {
        await rows('UPDATE game SET active = true WHERE id = $1', [gameId])
        const begun = () => rows<{ id: number }>('SELECT id FROM game_instance WHERE game_id = $1', [gameId])
        await until('a deck is created', async () => (await begun()).length === 1)
        const [deck] = await begun()
        if (deck?.id !== planned[i]) throw new Error(`expected deck ${planned[i]}, got ${deck?.id}`)
      }
      await until('the decks are on sale', async () => {
        const opened = `SELECT FROM instance_event WHERE instance_id = ANY ($1) AND kind = 'opened'`
        return (await rows(opened, [planned])).length === planned.length
      })
    },
    async untilDealt(): Promise<void> {
      const undealt = `
        SELECT FROM ticket t JOIN deck d USING (member_id, instance_id)
         WHERE NOT EXISTS (SELECT FROM deck_card c WHERE c.instance_id = t.instance_id AND c.seq = t.seq)`
      await until('every card is dealt', async () => (await rows(undealt)).length === 0)
    },
    async endDecks(): Promise<void> {
      await rows('UPDATE game SET active = false WHERE id = ANY ($1)', [deckGames.map(game => game.id)])
    },
    /** Closes all sales at the same time. */
    close: (drawn: readonly number[]) =>
      rows('UPDATE game_instance SET reg_end = now(), start_at = now(), due_at = now() WHERE id = ANY ($1)', [
        drawn,
      ]),
    hold: (id: number) => void held.add(id),
    isHeld: async (id: number): Promise<boolean> =>
      (
        await rows(
          `SELECT FROM game_instance WHERE id = $1 AND status = 'STARTED' AND due_at > clock_timestamp() + interval '12 h'`,
          [id],
        )
      ).length > 0,
    async release(id: number): Promise<void> {
      held.delete(id)
      await rows('UPDATE game_instance SET due_at = clock_timestamp() WHERE id = $1', [id])
    },
    ended: async (wanted: readonly number[]): Promise<boolean> => {
      const ends = await rows(`SELECT FROM game_instance WHERE id = ANY ($1) AND status = 'ENDED'`, [wanted])
      return ends.length === wanted.length
    },
  }
}
