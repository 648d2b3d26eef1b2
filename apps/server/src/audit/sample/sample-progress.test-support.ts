import type { Pool } from 'pg'

/** Bert has a point of the drawn instance, used one ball in it and sent another to Cleo. */
export const addProgress = async (
  owner: Pool,
  { bert, cleo, drawn }: { bert: number; cleo: number; drawn: number },
): Promise<void> => {
  await owner.query(
    `INSERT INTO draw_point (member_id, player_id, instance_id, day, nth, multiplier, xp) VALUES (1, $1, $2, '2026-01-07', 1, 1, 20)`,
    [bert, drawn],
  )
  await owner.query(
    `INSERT INTO point_total (member_id, period, since, player_id, points, reached_at)
     VALUES (1, 'day', '2026-01-07', $1, 1, now()), (1, 'week', '2026-01-05', $1, 1, now()),
            (1, 'month', '2026-01-01', $1, 1, now()), (1, 'all', '1970-01-01', $1, 1, now())`,
    [bert],
  )
  // Shared prizes without a minimum pay nothing for a ball.
  await owner.query(
    `INSERT INTO bonus_ball (member_id, player_id, ball, state, achievement, expires_at, instance_id, activated_at, activation_id,
                             collected_at, amount)
     SELECT 1, $1, 12, 'collected', 2, now(), $2, closed_at, gen_random_uuid(), now(), 0
       FROM game_instance WHERE member_id = 1 AND id = $2`,
    [bert, drawn],
  )
  const { rows } = await owner.query<{ id: bigint }>(
    `INSERT INTO bonus_ball (member_id, player_id, ball, state, achievement, send_to, expires_at)
     VALUES (1, $1, 7, 'sent', 5, $2, now()) RETURNING id`,
    [bert, cleo],
  )
  await owner.query(
    `INSERT INTO bonus_ball (member_id, player_id, ball, from_ball, expires_at) VALUES (1, $1, 7, $2, now() + interval '1 day')`,
    [cleo, rows[0]!.id],
  )
}
