import type { Fault } from './fault.test-support.ts'

const offer = (subject: string) => `WHERE member_id = 1 AND subject = '${subject}'`

export const rewardFaults: readonly Fault[] = [
  {
    name: 'a bonus is granted without a claimed offer',
    plant: [
      `UPDATE bonus_offer SET state = 'OFFERED', claim_request = NULL, ended_at = NULL ${offer('bonus')}`,
    ],
    fails: { A30: 'is OFFERED with inGame of 150 EUR, its grant is of 150' },
  },
  {
    name: 'an offer is claimed without a grant',
    plant: [
      `INSERT INTO bonus_offer (member_id, player_id, subject, kind, currency, amount, use_by, game_id, plays, state, claim_request, ended_at)
       VALUES (1, 1, 'none', 'lotto', 'EUR', 100, clock_timestamp() + interval '1 day', 7, 1, 'CLAIMED', gen_random_uuid(), clock_timestamp())`,
    ],
    fails: { A30: 'is CLAIMED' },
  },
  {
    name: 'a bonus is larger than its offer',
    plant: [`UPDATE bonus_offer SET amount = amount - 1 ${offer('bonus')}`],
    fails: { A30: 'with inGame of 149 EUR, its grant is of 150' },
  },
  {
    name: 'a bonus is claimed after its use-by date',
    plant: [`UPDATE bonus_offer SET offered_at = '2000-01-01', use_by = '2000-01-02' ${offer('bonus')}`],
    fails: { A30: 'is CLAIMED with inGame' },
  },
  {
    name: 'a lotto bonus bought another number of plays',
    plant: [`UPDATE bonus_offer SET plays = plays + 1 ${offer('plays')}`],
    fails: { A30: 'the plays of offer' },
  },
  {
    name: 'a referral is rewarded with another amount',
    plant: ['UPDATE referral SET amount = amount + 1 WHERE member_id = 1'],
    fails: { A30: 'of player 1 says 501 EUR, its grant is of 500' },
  },
  {
    name: 'a reward is paid without a referral',
    plant: ['UPDATE referral SET rewarded_at = NULL, amount = NULL, currency = NULL WHERE member_id = 1'],
    fails: { A30: 'its grant is of 500 for player 1' },
  },
  {
    name: 'a reward is paid after an exclusion',
    plant: [
      `UPDATE status_period SET since = (SELECT created_at - interval '1 microsecond' FROM journal WHERE member_id = 1 AND op_key LIKE 'referral:%')
        WHERE member_id = 1 AND player_id = 1`,
    ],
    fails: { I31: 'player 1 was timedOut', A30: 'player 1 was timedOut' },
  },
]
