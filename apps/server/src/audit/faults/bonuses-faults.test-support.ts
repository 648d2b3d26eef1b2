import { grantIdFor } from '#ledger/bonus/grants.ts'
import type { Fault } from './fault.test-support.ts'

const live = grantIdFor('live')
const released = grantIdFor('released')
const expired = grantIdFor('expired')
const bonusAccount = (grantId: number) =>
  `(SELECT id FROM account WHERE member_id = 1 AND kind = 'player:bonus' AND ref = ${grantId})`
const ofBert = `WHERE member_id = 1 AND player_id = 2 AND kind = 'wagerWeek'`
const bertLoss = `WHERE member_id = 1 AND player_id = 2 AND kind = 'lossWeek'`

export const bonusFaults: readonly Fault[] = [
  {
    name: 'wagering without a purchase is counted',
    plant: [`UPDATE bonus_grant SET done = done + 1 WHERE member_id = 1 AND id = ${live}`],
    fails: { I13: `grant ${live} of player 5 has done` },
  },
  {
    name: 'a fulfilled grant is not released',
    plant: [`UPDATE bonus_grant SET need = done WHERE member_id = 1 AND id = ${live}`],
    fails: { I13: `grant ${live} is ACTIVE` },
  },
  {
    name: 'a grant is released early',
    plant: [
      'ALTER TABLE bonus_grant DROP CONSTRAINT bonus_grant_check1',
      `UPDATE bonus_grant SET need = need + 1 WHERE member_id = 1 AND id = ${released}`,
    ],
    fails: { I13: `grant ${released} is RELEASED with 100 of 101 done` },
  },
  {
    name: 'a released grant is active again',
    plant: [`UPDATE bonus_grant SET status = 'ACTIVE' WHERE member_id = 1 AND id = ${released}`],
    fails: { I13: `grant ${released} is ACTIVE with 100 of 100 done, and was released 1` },
  },
  {
    name: 'a grant is released twice',
    plant: [
      'ALTER TABLE journal DROP CONSTRAINT journal_member_id_op_key_key',
      `UPDATE journal SET kind = 'bonus-release', op_key = 'rel:${released}', ref = ${released} WHERE member_id = 1 AND op_key = 'limit-2'`,
    ],
    fails: { I5: `key rel:${released} has journals`, I8: 'journal ', I13: 'was released 2' },
  },
  {
    name: 'a grant expires early',
    plant: [
      `UPDATE bonus_grant SET expires_at = expires_at + interval '1 day' WHERE member_id = 1 AND id = ${expired}`,
    ],
    fails: { I13: `grant ${expired} is EXPIRED` },
  },
  {
    name: 'the account of a closed grant holds money',
    plant: [
      `UPDATE account SET c_post = c_post + 5 WHERE member_id = 1 AND id = ${bonusAccount(expired)}`,
      `UPDATE account SET d_post = d_post + 5 WHERE member_id = 1 AND kind = 'house:promo'`,
    ],
    fails: {
      I2: `(player:bonus/${expired}/EUR)`,
      I13: `grant ${expired} is EXPIRED and its account holds 5`,
    },
  },
  {
    name: 'a grant is larger than its journal',
    plant: [`UPDATE bonus_grant SET amount = amount + 1 WHERE member_id = 1 AND id = ${live}`],
    fails: { I13: `grant ${live} is of 1001, its journal moved 1000` },
  },
  {
    name: "a purchase is paid from another player's grant",
    plant: [`UPDATE bonus_grant SET player_id = 3 WHERE member_id = 1 AND id = ${live}`],
    fails: { A3: `of a bonus-grant (ref ${live}, player 5)` },
  },
  {
    name: 'a bonus account without a grant',
    plant: [
      `INSERT INTO account (member_id, kind, ref, currency, version) VALUES (1, 'player:bonus', 999, 'EUR', 1)`,
    ],
    fails: { A4: '(player:bonus/999/EUR) has no owner' },
  },
  {
    name: 'a refund goes to another grant than the one that paid',
    plant: [
      `UPDATE transfer SET credit_id = ${bonusAccount(released)} WHERE member_id = 1 AND credit_id = ${bonusAccount(live)}
          AND journal_id IN (SELECT id FROM journal WHERE member_id = 1 AND kind = 'refund')`,
    ],
    fails: {
      I2: `(player:bonus/${live}/EUR)`,
      I8: '(refund:48007:',
      I13: `grant ${released} paid 0 in instance 48007`,
      A3: `to player:bonus/${released}`,
    },
  },
  {
    name: 'a limit is exceeded',
    plant: [
      'ALTER TABLE limit_counter DROP CONSTRAINT limit_counter_check',
      `UPDATE limit_counter SET cap = used - 1 ${ofBert}`,
    ],
    fails: { I30: 'wagerWeek of player 2' },
  },
  {
    name: 'a wager is not counted',
    plant: [`UPDATE limit_counter SET used = used - 260 ${ofBert}`],
    fails: { I30: 'wagerWeek of player 2' },
  },
  {
    name: 'a loss is counted wrong',
    // A counter at zero cannot be lowered.
    plant: [`UPDATE limit_counter SET used = CASE used WHEN 0 THEN 1 ELSE used - 1 END ${bertLoss}`],
    fails: { I30: 'lossWeek of player 2' },
  },
  {
    name: 'a prize does not reduce the loss',
    plant: [
      `UPDATE limit_counter SET used = (SELECT sum(price + fee) FROM ticket WHERE member_id = 1 AND player_id = 2) ${bertLoss}`,
    ],
    fails: { I30: 'lossWeek of player 2' },
  },
  {
    name: 'a prize reduces the loss below zero',
    plant: [
      'ALTER TABLE limit_counter DROP CONSTRAINT limit_counter_used_check',
      `UPDATE limit_counter SET used = -1 ${bertLoss}`,
    ],
    fails: { I30: 'lossWeek of player 2' },
  },
  {
    name: 'a withdrawal is requested while a bonus is not fully wagered',
    plant: [`UPDATE bonus_grant SET player_id = 6 WHERE member_id = 1 AND id = ${live}`],
    fails: {
      I13: `of player 6 was requested while grant ${live} was not fully wagered`,
      A3: `of a bonus-grant (ref ${live}, player 5)`,
    },
  },
  {
    name: 'a raised limit applies immediately',
    plant: [`UPDATE limit_change SET effective_at = made_at ${ofBert} AND new_cap = 200000`],
    fails: { I32: 'wagerWeek of player 2 in EUR: the change of journal' },
  },
  {
    name: 'a counter allows more than the limit in force',
    plant: [`UPDATE limit_counter SET cap = 200000 ${ofBert}`],
    fails: { I32: 'the counter allows 200000, in force is 100000' },
  },
]
