import { cashAccount, type Fault } from './fault.test-support.ts'

const fay = 6
const payment = (state: string) => `member_id = 1 AND state = '${state}'`
const withdrawal = (status: string) => `member_id = 1 AND status = '${status}'`
const subscription = (status: string) => `member_id = 1 AND status = '${status}'`

export const cashierFaults: readonly Fault[] = [
  {
    name: 'an excluded player buys',
    plant: [
      `INSERT INTO status_period (member_id, player_id, status, since, ended_at) VALUES (1, ${fay}, 'selfExcluded', '2020-01-01', 'infinity')`,
    ],
    fails: { I31: `player ${fay} was selfExcluded since` },
  },
  {
    name: 'a ban has no status period',
    plant: [`UPDATE player SET status = 'banned' WHERE member_id = 1 AND id = ${fay}`],
    fails: { I31: `player ${fay} is banned, and the last recorded status is active` },
  },
  {
    name: 'a prize that is not an item is claimed',
    plant: [
      `INSERT INTO prize_claim (member_id, instance_id, seq, n, journal_id, player_id, taken_as, amount, currency, claimed_at)
       SELECT member_id, instance_id, seq, n, 1, 1, 'cash', from_pool, 'EUR', now() FROM payout WHERE member_id = 1 ORDER BY instance_id, seq, n LIMIT 1`,
    ],
    fails: { A7: 'was taken as cash of' },
  },
  {
    name: 'a credited payment is pending',
    plant: [`UPDATE payment SET state = 'PENDING' WHERE ${payment('COMPLETED')}`],
    fails: { I10: 'of 5000 EUR is PENDING (no flag): credited 5000, taken back 0' },
  },
  {
    name: 'a completed payment was never credited',
    plant: [`UPDATE payment SET state = 'COMPLETED' WHERE ${payment('FAILED')}`],
    fails: { I10: 'of 50 EUR is COMPLETED (no flag): credited 0' },
  },
  {
    name: 'a charged-back payment counts as completed',
    plant: [`UPDATE payment SET state = 'COMPLETED' WHERE ${payment('REVERSED')}`],
    fails: { I10: 'of 700 EUR is COMPLETED (no flag): credited 700, taken back 700' },
  },
  {
    name: 'more is credited than was ordered',
    plant: [`UPDATE payment SET amount = 4999 WHERE ${payment('COMPLETED')}`],
    fails: { I10: 'of 4999 EUR is COMPLETED (no flag): credited 5000' },
  },
  {
    name: 'money in suspense loses its flag',
    plant: [`UPDATE payment SET flag = NULL WHERE member_id = 1 AND flag IS NOT NULL`],
    fails: { I10: 'of 600 EUR is CREATED (no flag): credited 0, taken back 0, in suspense 1 times' },
  },
  {
    name: 'a payment disappears',
    plant: [`DELETE FROM payment WHERE ${payment('COMPLETED')}`],
    fails: { I10: 'does not exist, but 5000 was credited for it' },
  },
  {
    name: 'a payment is assigned to another player',
    plant: [`UPDATE payment SET player_id = 1 WHERE ${payment('FAILED')}`],
    fails: { I10: 'of player 1 was not ordered' },
  },
  {
    name: 'a credit has another key',
    plant: [
      `UPDATE journal SET op_key = 'dep:samplepay:again' WHERE member_id = 1 AND kind = 'deposit-suspense'`,
    ],
    fails: { I5: 'of kind deposit-suspense has key dep:samplepay:again', I8: 'do not match its hash' },
  },
  {
    name: 'a paid withdrawal is marked as cancelled',
    plant: [`UPDATE withdrawal SET status = 'CANCELLED' WHERE ${withdrawal('PAID')}`],
    fails: { I11: 'of 300 EUR is CANCELLED: held 300, now paid' },
  },
  {
    name: 'a withdrawal on hold is marked as paid',
    plant: [
      `UPDATE withdrawal SET status = 'PAID', approved_by = 'operator:1' WHERE ${withdrawal('REQUESTED')}`,
    ],
    fails: {
      I11: 'of 100 EUR is PAID: held 100, now on hold',
      A61: 'by operator:1, who did not decide it',
    },
  },
  {
    name: 'a withdrawal disappears',
    plant: [`DELETE FROM withdrawal WHERE ${withdrawal('REQUESTED')}`],
    fails: { I11: 'belongs to no withdrawal' },
  },
  {
    name: 'a withdrawal exceeds its hold',
    plant: [`UPDATE withdrawal SET amount = 101 WHERE ${withdrawal('REQUESTED')}`],
    fails: { I11: 'of 101 EUR is REQUESTED: held 100' },
  },
  {
    name: 'a hold is released without a transfer',
    plant: [
      `UPDATE account SET d_pend = 0 WHERE member_id = 1 AND id = ${cashAccount(fay)}`,
      `UPDATE account SET c_pend = 0 WHERE member_id = 1 AND kind = 'clearing'`,
    ],
    fails: { I2: `(player:cash/${fay}/EUR)` },
  },
  {
    name: 'a player has two open withdrawals',
    plant: [
      'DROP INDEX one_open_withdrawal',
      `UPDATE withdrawal SET status = 'REQUESTED' WHERE ${withdrawal('CANCELLED')}`,
    ],
    fails: {
      I11: 'of 200 EUR is REQUESTED: held 200, now released',
      I12: `player ${fay} has open withdrawals`,
    },
  },
  {
    name: 'a withdrawal is requested and approved by the same staff member',
    plant: [
      'ALTER TABLE withdrawal DROP CONSTRAINT withdrawal_check',
      'UPDATE withdrawal SET approved_by = requested_by WHERE member_id = 1 AND four_eyes',
    ],
    fails: { I38: `is REJECTED, requested by player:${fay} and approved by player:${fay}` },
  },
  {
    name: 'a withdrawal is paid without an approval',
    plant: [
      'ALTER TABLE withdrawal DROP CONSTRAINT withdrawal_check1',
      `UPDATE withdrawal SET approved_by = NULL WHERE ${withdrawal('PAID')}`,
    ],
    fails: { I38: `requested by player:${fay} and approved by no one` },
  },
  {
    name: 'an adjustment is requested and approved by the same staff member',
    plant: [
      'ALTER TABLE adjustment DROP CONSTRAINT adjustment_check',
      `UPDATE adjustment SET approved_by = requested_by WHERE member_id = 1`,
    ],
    fails: { I38: 'was requested and approved by staff/' },
  },
  {
    name: 'an adjustment has no approval',
    plant: [`DELETE FROM adjustment WHERE member_id = 1`],
    fails: { I38: 'moved 25 without an approval', A50: 'adjusted nothing' },
  },
  {
    name: 'an adjustment moved another amount than approved',
    plant: [`UPDATE adjustment SET amount = -25 WHERE member_id = 1`],
    fails: {
      I38: `of -25 for player ${fay} moved 25 for player ${fay}`,
      A50: 'is not what proposal',
    },
  },
  {
    name: 'a subscription has one play too many',
    plant: [`UPDATE subscription SET left_n = left_n + 1 WHERE ${subscription('ACTIVE')}`],
    fails: { A6: 'is ACTIVE with 3 x 260 left: paid 780, played 260, refunded 0' },
  },
  {
    name: 'a cancelled subscription is active again',
    plant: [`UPDATE subscription SET status = 'ACTIVE', left_n = 2 WHERE ${subscription('CANCELLED')}`],
    fails: { A6: 'is ACTIVE with 2 x 260 left: paid 520, played 0, refunded 520' },
  },
  {
    name: 'a subscription disappears',
    plant: [`DELETE FROM subscription WHERE ${subscription('ACTIVE')}`],
    fails: { A6: `the escrow of player ${fay} holds 520 EUR, the subscriptions need 0` },
  },
  {
    name: 'a subscription is for another game than it played',
    plant: [`UPDATE subscription SET game_id = 8 WHERE ${subscription('ACTIVE')}`],
    fails: { A6: 'bought plays of game 7 for a subscription to game 8' },
  },
]
