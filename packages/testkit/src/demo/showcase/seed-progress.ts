import type pg from 'pg'
import type { DemoMember } from '#demo/world.ts'

/** The achievement for checking draws, which brings a bonus ball. */
const ownReferee = 2
const ball = 7

/** Every demo player has read some odds, checked draws and got the bonus ball for it. Every third is shown by name. */
export const seedProgress = async (
  client: pg.Client,
  { id: memberId, games }: DemoMember,
  players: readonly number[],
): Promise<void> => {
  await client.query(
    `INSERT INTO progress_step (member_id, player_id, step, subject)
     SELECT $1, player, 'oddsRead', game FROM unnest($2::int[]) AS player, unnest($3::int[]) AS game
         ON CONFLICT DO NOTHING`,
    [memberId, players, games.slice(0, 3).map(({ id }) => id)],
  )
  await client.query(
    `INSERT INTO achievement_reached (member_id, player_id, achievement, xp, acknowledged_at)
     SELECT $1, player, $3, 50, clock_timestamp() FROM unnest($2::int[]) AS player ON CONFLICT DO NOTHING`,
    [memberId, players, ownReferee],
  )
  await client.query(
    `INSERT INTO bonus_ball (member_id, player_id, ball, achievement, expires_at)
     SELECT $1, player, $4, $3, clock_timestamp() + interval '30 days' FROM unnest($2::int[]) AS player
         ON CONFLICT DO NOTHING`,
    [memberId, players, ownReferee, ball],
  )
  await client.query(
    `INSERT INTO rank_choice (member_id, player_id, shown)
     SELECT $1, id, 'name' FROM player WHERE member_id = $1 AND id % 3 = 0 ON CONFLICT DO NOTHING`,
    [memberId],
  )
}
