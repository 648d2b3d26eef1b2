import { type Fault, full, openInstance } from './fault.test-support.ts'

const collected = `(SELECT id FROM bonus_ball WHERE member_id = 1 AND state = 'collected')`

export const progressFaults: readonly Fault[] = [
  {
    name: 'a draw that has not ended counts a point',
    plant: [
      `INSERT INTO draw_point (member_id, player_id, instance_id, day, nth, multiplier, xp)
       VALUES (1, 3, ${openInstance}, '2026-01-05', 1, 1, 20)`,
    ],
    fails: { I39: `player 3 has a point of instance ${openInstance}, which is OPEN` },
  },
  {
    name: 'a draw gives more XP than its multiplier',
    plant: ['UPDATE draw_point SET xp = 21 WHERE member_id = 1'],
    fails: { I39: 'player 2 has 21 XP' },
  },
  {
    name: 'the ranking has a point without a draw',
    plant: [`UPDATE point_total SET points = 2 WHERE member_id = 1 AND period = 'week'`],
    fails: { I39: 'player 2 has 2 points of the week' },
  },
  {
    name: 'a bonus ball pays without a journal, and more than its draw says',
    plant: ['UPDATE bonus_ball SET amount = 5 WHERE member_id = 1 AND amount = 0'],
    fails: { I40: 'paid 5, its draw says 0' },
  },
  {
    name: 'a bonus ball is used after the sale',
    plant: [
      `UPDATE bonus_ball SET activated_at = clock_timestamp() + interval '1 hour' WHERE member_id = 1 AND id = ${collected}`,
    ],
    fails: { I40: `was used in instance ${full}` },
  },
  {
    name: 'a bonus ball is sent and does not arrive',
    plant: ['DELETE FROM bonus_ball WHERE member_id = 1 AND from_ball IS NOT NULL'],
    fails: { I40: 'is sent and has 0 copies' },
  },
]
