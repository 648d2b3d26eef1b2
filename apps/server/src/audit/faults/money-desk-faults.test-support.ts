import type { Fault } from './fault.test-support.ts'

const paid = `member_id = 1 AND status = 'PAID'`
const routeOfPaid = `member_id = 1 AND withdrawal_id = (SELECT id FROM withdrawal WHERE ${paid})`
const facts = `'{"amount": "300", "paidToday": "0", "isVerified": true, "hasUsedInstrument": true, "isOwnCurrency": true, "hasChargeBack": false, "hasRecentHold": false}'`

export const moneyDeskFaults: readonly Fault[] = [
  {
    name: 'a withdrawal for staff was approved in the name of the rule',
    plant: [`UPDATE withdrawal SET approved_by = 'system/routing' WHERE ${paid}`],
    fails: { A61: 'was approved without staff, but its route is onePerson' },
  },
  {
    name: 'a withdrawal was routed as automatic above the limit',
    plant: [
      `UPDATE withdrawal SET approved_by = 'system/routing' WHERE ${paid}`,
      `UPDATE withdrawal_route SET route = 'automatic', reasons = '{}', automatic_to = 299, four_eyes_from = 1000, facts = ${facts} WHERE ${routeOfPaid}`,
    ],
    fails: { A61: 'of 300 was routed as automatic' },
  },
  {
    name: 'a withdrawal was routed as automatic although the player is not verified',
    plant: [
      `UPDATE withdrawal_route SET route = 'automatic', reasons = '{}', automatic_to = 300, four_eyes_from = 1000, facts = ${facts}::jsonb || '{"isVerified": false}' WHERE ${routeOfPaid}`,
    ],
    fails: { A61: 'was routed as automatic' },
  },
  {
    name: 'one person approved a withdrawal for two',
    plant: [`UPDATE withdrawal_route SET route = 'twoPeople' WHERE ${routeOfPaid}`],
    fails: { A61: 'for its route and has no proposal' },
  },
  {
    name: 'a withdrawal was approved by a staff member who did not decide it',
    plant: [`UPDATE withdrawal SET approved_by = 'staff/99' WHERE ${paid}`],
    fails: { A61: 'by staff/99, who did not decide it' },
  },
  {
    name: 'money left suspense without a proposal',
    plant: [
      `DELETE FROM proposal_vote v USING proposal p WHERE p.member_id = v.member_id AND p.id = v.proposal_id AND p.kind = 'matchSuspense'`,
      `DELETE FROM proposal WHERE kind = 'matchSuspense'`,
    ],
    fails: { A62: 'is a suspense-match of 599 without its proposal' },
  },
  {
    name: 'money left suspense for another player than approved',
    plant: [`UPDATE proposal SET payload = payload || '{"playerId": 999}' WHERE kind = 'matchSuspense'`],
    fails: { A51: 'has another payload than its hash', A62: 'without its proposal' },
  },
  {
    name: 'a rate was changed without a proposal',
    plant: [`UPDATE currency_rate SET value = 9 WHERE member_id = 1 AND currency = 'USD'`],
    fails: { A63: 'but the last proposal set 0.9' },
  },
  {
    name: 'a rate differs from its proposal',
    plant: [
      `UPDATE currency_rate SET value = 9 WHERE member_id = 1 AND currency = 'USD'`,
      `UPDATE currency_rate_change SET value = 9 WHERE member_id = 1`,
    ],
    fails: { A63: 'is not what proposal' },
  },
  {
    name: 'a staff member offered a bonus without an audit entry',
    plant: [
      `INSERT INTO bonus_offer (member_id, player_id, subject, kind, currency, amount, minimum_deposit, use_by, offered_by)
       SELECT 1, min(p.id), 'planted', 'reload', 'EUR', 500, 1, clock_timestamp() + interval '1 day', (SELECT min(id) FROM staff)
         FROM player p WHERE p.member_id = 1`,
    ],
    fails: { A63: 'offer' },
  },
  {
    name: 'a coupon is worth more than its proposal',
    plant: [
      `INSERT INTO coupon (member_id, code, text, currency, instant, amount, proposal_id)
       SELECT 1, 'PLANTED', 'x', 'EUR', true, 100000, min(id) FROM proposal WHERE member_id = 1`,
    ],
    fails: { A63: 'coupon PLANTED is not what proposal' },
  },
  {
    name: 'a bonus campaign differs from its proposal',
    plant: [
      `INSERT INTO bonus_campaign (member_id, kind, currency, amount, minimum_deposit, proposal_id)
       SELECT 1, 'reload', 'EUR', 100000, 1, min(id) FROM proposal WHERE member_id = 1`,
    ],
    fails: { A64: 'campaign' },
  },
]
