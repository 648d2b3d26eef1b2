import type { Fault } from './fault.test-support.ts'

export const reportFaults: readonly Fault[] = [
  {
    name: 'a cell of a generated report was altered',
    plant: [
      `UPDATE report_page SET rows = replace(rows::text, '"EUR"', '"USD"')::json WHERE member_id = 1 AND report_id = 1`,
    ],
    fails: { A69: 'report 1 has other rows than its hash says' },
  },
  {
    name: 'a page of a report is missing',
    plant: [`DELETE FROM report_page WHERE member_id = 1 AND report_id = 2`],
    fails: { A69: 'report 2 lacks page 1' },
  },
  {
    name: 'a total of a report was altered',
    plant: [
      `UPDATE generated_report SET totals = jsonb_set(totals, '{0,amount}', '"1"') WHERE member_id = 1 AND id = 1`,
    ],
    fails: { A69: 'report 1 has other totals than its rows' },
  },
  {
    name: 'a report about players was exported without a proposal',
    plant: [`UPDATE report_export SET proposal_id = NULL WHERE member_id = 1`],
    fails: { A69: 'about players without a proposal' },
  },
  {
    name: 'a staff member permitted themselves an export',
    plant: [
      `INSERT INTO report_permit SELECT member_id, proposal_id + 1, report_id, staff_id, until FROM report_permit`,
    ],
    fails: { A69: 'without an executed proposal' },
  },
  {
    name: 'a proposal to export is executed without an effect',
    plant: [`DELETE FROM report_export WHERE member_id = 1`, `DELETE FROM report_permit WHERE member_id = 1`],
    fails: { A69: 'permits no export' },
  },
  {
    name: 'the live return counts other prizes than were paid',
    plant: [
      `UPDATE instance_return SET prizes = prizes + 1 WHERE member_id = 1 AND instance_id = (SELECT min(instance_id) FROM instance_return WHERE member_id = 1)`,
    ],
    fails: { A70: 'its payouts say' },
  },
  {
    name: 'a window of the live return lost plays',
    plant: [`UPDATE return_window SET plays = plays - 1 WHERE member_id = 1`],
    fails: { A70: 'its instances say' },
  },
  {
    name: 'an alarm was suppressed',
    plant: [`DELETE FROM alarm WHERE member_id = 1`],
    fails: { A70: 'is outside its band without an alarm' },
  },
]
