import type { Fault } from './fault.test-support.ts'

const large = `member_id = 1 AND kind = 'approveWithdrawal'`
const vote = `member_id = 1 AND proposal_id = (SELECT id FROM proposal WHERE ${large})`

export const staffFaults: readonly Fault[] = [
  {
    name: 'a large withdrawal was approved without a proposal',
    plant: [`DELETE FROM proposal_vote WHERE ${vote}`, `DELETE FROM proposal WHERE ${large}`],
    fails: { A50: 'without an approved proposal', A61: 'for its amount and has no proposal' },
  },
  {
    name: 'an adjustment has another amount than its proposal',
    plant: [`UPDATE proposal SET payload = payload || '{"amount": "2500"}' WHERE kind = 'adjustBalance'`],
    fails: { A50: 'is not what proposal', A51: 'has another payload than its hash' },
  },
  {
    name: 'a proposal is executed without an effect',
    plant: [`UPDATE withdrawal SET approved_by = NULL WHERE member_id = 1 AND four_eyes`],
    fails: { A50: 'is not approved' },
  },
  {
    name: 'a proposal is executed without its vote',
    plant: [`DELETE FROM proposal_vote WHERE ${vote}`],
    fails: { A50: 'with 0 of 1 votes' },
  },
  {
    name: 'the maker has voted',
    plant: [
      `UPDATE proposal_vote SET staff_id = (SELECT made_by FROM proposal WHERE ${large}) WHERE ${vote}`,
    ],
    fails: { A50: 'with 0 of 1 votes', A51: 'has a vote of its maker' },
  },
  {
    name: 'a rejection became an approval',
    plant: [`UPDATE proposal_vote SET decision = 'reject' WHERE ${vote}`],
    fails: { A50: 'with 0 of 1 votes', A51: 'over something else' },
  },
  {
    name: 'a vote was signed with the passkey of another person',
    plant: [
      `UPDATE proposal_vote SET credential_id = (SELECT min(credential_id) FROM staff_passkey WHERE staff_id <> proposal_vote.staff_id) WHERE ${vote}`,
    ],
    fails: { A51: 'with the passkey of another person' },
  },
  {
    name: 'a signature of a vote was altered',
    plant: [
      `UPDATE proposal_vote SET signature = set_byte(signature, 12, get_byte(signature, 12) # 1) WHERE ${vote}`,
    ],
    fails: { A51: 'with a wrong signature' },
  },
  {
    name: 'a voter had lost the role before the vote',
    plant: [
      `UPDATE staff_grant SET granted_at = granted_at - interval '2 days', revoked_at = granted_at - interval '1 day'
         WHERE staff_id = (SELECT staff_id FROM proposal_vote WHERE ${vote})`,
    ],
    fails: { A51: 'without a role for it' },
  },
  {
    name: 'a staff member gave themselves a role',
    plant: [`INSERT INTO staff_grant (staff_id, operator_id, role) SELECT min(id), 1, 'cashier' FROM staff`],
    fails: { A52: 'has the role cashier without a proposal' },
  },
]
