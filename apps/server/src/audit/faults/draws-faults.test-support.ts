import { hex } from '@fairground/fair/encoding/bytes'
import { anAccount, type Fault, full, openInstance, small } from './fault.test-support.ts'
import { seedLinks } from '#audit/sample/sample-draw.test-support.ts'

const where = (instance: number) => `member_id = 1 AND instance_id = ${instance}`
const aPoolPrize = `(SELECT min(seq) FROM payout WHERE ${where(full)} AND from_pool > 0)`
const theJackpotWin = `(SELECT min(seq) FROM payout WHERE ${where(full)} AND from_jackpot > 0)`
const payJournal = (seq: string) =>
  `(SELECT id FROM journal WHERE member_id = 1 AND op_key = 'pay:${full}:' || ${seq})`
const skip = (index: number, link: string) =>
  `INSERT INTO draw_skip (member_id, game_id, chain_index, instance_id, close_hash, link, reason)
   VALUES (1, 7, ${index}, ${openInstance}, sha256('late'), '\\x${link}', 'late')`
const inRecord = (path: string, value: string) =>
  `UPDATE draw_record SET body = jsonb_set(body::jsonb, '{${path}}', '${value}')::text WHERE ${where(full)}`

export const drawFaults: readonly Fault[] = [
  {
    name: 'a draw is committed twice',
    plant: [
      'ALTER TABLE draw_commit DROP CONSTRAINT draw_commit_pkey CASCADE',
      'ALTER TABLE draw_commit DROP CONSTRAINT draw_commit_member_id_game_id_chain_chain_index_key',
      `INSERT INTO draw_commit SELECT * FROM draw_commit WHERE ${where(full)}`,
    ],
    fails: {
      I21: 'instance 48001 has 2 rows in draw_commit',
      I27: 'game 7: link 1 was used twice',
      I29: 'jackpot of game 7 holds',
    },
  },
  {
    name: 'a draw has two results',
    plant: [
      'ALTER TABLE draw_result DROP CONSTRAINT draw_result_pkey CASCADE',
      `INSERT INTO draw_result SELECT * FROM draw_result WHERE ${where(full)}`,
    ],
    fails: {
      I21: 'instance 48001 has 2 rows in draw_result',
      I27: 'game 7: link 1 was used twice',
      I29: 'jackpot of game 7 holds',
    },
  },
  {
    name: 'a drawn instance is open again',
    plant: [`UPDATE game_instance SET status = 'OPEN' WHERE member_id = 1 AND id = ${full}`],
    fails: {
      I21: 'instance 48001 of game 7 is OPEN and has a sealed record of game 7',
      I39: 'a point of instance 48001, which is OPEN',
      I40: 'is collected in instance 48001, which is OPEN',
    },
  },
  {
    name: 'an ended draw is not published',
    plant: [`DELETE FROM draw_record WHERE ${where(small)}`],
    fails: { I21: 'instance 48002 is ENDED and has a result, no draw record' },
  },
  {
    name: 'a started draw cannot be paid',
    plant: [
      `DELETE FROM draw_record WHERE ${where(small)}`,
      `UPDATE game_instance SET status = 'STARTED', attempts = 3, last_error = 'no lane' WHERE member_id = 1 AND id = ${small}`,
    ],
    fails: { A8: 'instance 48002 is STARTED and its next step failed 3 times: no lane' },
  },
  {
    name: 'a draw uses another beacon round than committed',
    plant: [`UPDATE draw_beacon SET round = round + 1 WHERE ${where(small)}`],
    fails: { I21: 'instance 48002: committed to beacon round' },
  },
  {
    name: 'an instance on sale guarantees prizes without a reserve',
    plant: [
      `UPDATE game_instance SET prize_table = jsonb_set(prize_table, '{reserve}', '"100"') WHERE member_id = 1 AND id = ${openInstance}`,
    ],
    fails: {
      A32: 'receipt batch 2 does not match its tickets and their terms',
      A10: 'reserve of game 7 holds 0 EUR, its instances on sale need 100',
    },
  },
  {
    name: 'a result shows more than was paid',
    plant: [`UPDATE draw_result SET tiers = jsonb_set(tiers, '{1,paid}', '"999999"') WHERE ${where(full)}`],
    fails: { A11: 'the result shows 9999.99 for Two right, paid were' },
  },
  {
    name: 'a ball is altered in a draw record',
    plant: [inRecord('result,drawn', '[1,2,3]'), inRecord('result,text', '"1,2,3"')],
    fails: { I22: 'the draw record of instance 48001 fails at "result"' },
  },
  {
    name: 'a ball is altered in the tables',
    plant: [`UPDATE draw_result SET drawn = ARRAY[drawn[2], drawn[1], drawn[3]] WHERE ${where(full)}`],
    fails: { I22: 'the draw record of instance 48001 and the tables differ in drawn numbers' },
  },
  {
    name: 'a draw record cannot be read',
    plant: [`UPDATE draw_record SET body = 'burnt' WHERE ${where(full)}`],
    fails: { I22: 'the draw record of instance 48001 fails at "format"' },
  },
  {
    name: 'the signer was late',
    plant: [`UPDATE draw_commit SET signer_at = signer_at + interval '9 seconds' WHERE ${where(small)}`],
    fails: { I22: 'instance 48002 and the tables differ in seal', I23: 'instance 48002: countersigned' },
  },
  {
    name: 'an earlier beacon round was committed',
    plant: [`UPDATE draw_commit SET round = round - 3 WHERE ${where(small)}`],
    fails: {
      I21: 'instance 48002: committed to beacon round',
      I22: 'differ in beacon',
      I23: 'instance 48002: round',
    },
  },
  {
    name: 'a play ends twice',
    plant: [
      'ALTER TABLE ticket_outcome DROP CONSTRAINT ticket_outcome_pkey',
      `INSERT INTO ticket_outcome (member_id, instance_id, seq, kind, journal_id)
       SELECT member_id, instance_id, seq, kind, journal_id FROM ticket_outcome WHERE ${where(full)} AND seq = ${aPoolPrize}`,
    ],
    fails: {
      I24: 'ended 2 times: WON, WON',
      I25: 'escrow of instance 48001 (ENDED) holds 0',
    },
  },
  {
    name: 'a play has no outcome',
    plant: [`UPDATE instance_ending SET lost = lost - 1 WHERE ${where(full)}`],
    fails: { I24: 'instance 48001 is recorded as DRAWN' },
  },
  {
    name: 'a draw has no ending',
    plant: [
      'ALTER TABLE ticket_outcome DROP CONSTRAINT ticket_outcome_member_id_instance_id_ending_fkey',
      `DELETE FROM instance_ending WHERE ${where(full)}`,
    ],
    fails: { I24: 'have an outcome and 0 lost' },
  },
  {
    name: 'all plays lose before there is a result',
    plant: [`INSERT INTO instance_ending VALUES (1, ${openInstance}, 'DRAWN', 10, 2)`],
    fails: { I24: 'instance 48003 is recorded as DRAWN with 2 lost plays, but there is no result' },
  },
  {
    name: 'a winning play is counted as lost',
    plant: [
      `DELETE FROM ticket_outcome WHERE ${where(full)} AND seq = ${aPoolPrize}`,
      `UPDATE instance_ending SET lost = lost + 1 WHERE ${where(full)}`,
    ],
    fails: {
      I24: 'is recorded as DRAWN with 85 lost plays, but 84 of 220 plays won nothing',
      I25: 'escrow of instance 48001 (ENDED) holds 0',
      I26: 'by journal none',
    },
  },
  {
    name: 'revenue is planned higher',
    plant: [`UPDATE draw_result SET revenue = revenue + 1 WHERE ${where(full)}`],
    fails: { I22: 'instance 48001 and the tables differ in amounts', I25: 'the plan of instance 48001 pays' },
  },
  {
    name: 'a planned prize is raised',
    plant: [`UPDATE payout SET from_pool = from_pool + 1 WHERE ${where(full)} AND seq = ${aPoolPrize}`],
    fails: {
      A70: 'instance 48001 counts',
      I22: 'instance 48001 and the tables differ in payouts',
      I25: 'the plan of instance 48001 pays',
      I26: '(pay:48001:',
    },
  },
  {
    name: 'a paid amount is changed',
    plant: [
      `UPDATE transfer SET amount = amount + 1 WHERE member_id = 1 AND journal_id = ${payJournal(aPoolPrize)}`,
    ],
    fails: { I2: '(game:escrow/48001/EUR)', I8: '(pay:48001:', I26: '(pay:48001:' },
  },
  {
    name: 'nothing is set aside for a won item',
    plant: [`UPDATE payout SET item = 'A bicycle' WHERE ${where(full)} AND seq = ${aPoolPrize}`],
    fails: { A7: 'set aside: 0' },
  },
  {
    name: 'a payout disappears',
    plant: [`DELETE FROM payout WHERE ${where(full)} AND seq = ${aPoolPrize}`],
    fails: {
      A70: 'instance 48001 counts',
      I22: 'instance 48001 and the tables differ in payouts',
      I24: 'is WON, but no payout is planned',
      I25: 'the plan of instance 48001 pays',
      I26: 'is not due',
    },
  },
  {
    name: 'a payment disappears',
    plant: [
      `CREATE TEMPORARY TABLE gone ON COMMIT DROP AS SELECT ${payJournal(aPoolPrize)} AS id`,
      'DELETE FROM transfer WHERE member_id = 1 AND journal_id IN (SELECT id FROM gone)',
      'DELETE FROM journal WHERE member_id = 1 AND id IN (SELECT id FROM gone)',
    ],
    fails: {
      I2: '(game:escrow/48001/EUR)',
      I8: 'is missing',
      I24: 'is WON, but journal',
      I26: 'and has no journal',
    },
  },
  {
    name: 'a link is altered',
    plant: [`UPDATE draw_result SET link = sha256('other') WHERE ${where(full)}`],
    fails: {
      I22: 'instance 48001 and the tables differ in seed chain',
      I27: 'game 7: link 1, named by the draw of instance 48001, does not lead to link 0',
    },
  },
  {
    name: 'the anchor is altered',
    plant: [`UPDATE game SET chain_anchor = sha256('other') WHERE member_id = 1 AND id = 7`],
    fails: { I22: 'fails at "chain"', I27: 'does not lead to link 0' },
  },
  {
    name: 'a link is skipped without a log entry',
    plant: [
      `UPDATE draw_commit SET chain_index = 3 WHERE ${where(small)}`,
      'UPDATE game SET chain_index = 3 WHERE member_id = 1 AND id = 7',
    ],
    fails: {
      I22: 'instance 48002 and the tables differ in seed chain',
      I27: 'game 7: link 2 is missing: the draw of instance 48002 used link 3',
    },
  },
  {
    name: 'a logged skip of a link is consistent',
    plant: [
      skip(3, hex(seedLinks.linkAt(3))),
      'UPDATE game SET chain_index = 3 WHERE member_id = 1 AND id = 7',
    ],
    fails: {},
  },
  {
    name: 'a skipped link is altered',
    plant: [
      skip(3, hex(seedLinks.linkAt(4))),
      'UPDATE game SET chain_index = 3 WHERE member_id = 1 AND id = 7',
    ],
    fails: { I27: 'game 7: link 3, named by a skip (late), does not lead to link 2' },
  },
  {
    name: 'the count of used links is wrong',
    plant: ['UPDATE game SET chain_index = 5 WHERE member_id = 1 AND id = 7'],
    fails: { I27: 'game 7: the chain index is 5, but the draws used 2 links' },
  },
  {
    name: 'a progressive jackpot grows without a transfer',
    plant: [
      `UPDATE account SET c_post = c_post + 1 WHERE member_id = 1 AND kind = 'jackpot'`,
      `UPDATE account SET d_post = d_post + 1 WHERE member_id = 1 AND id = ${anAccount('house:promo')}`,
    ],
    fails: { I2: '(jackpot/7/EUR)', I29: 'jackpot of game 7 holds' },
  },
  {
    name: 'a draw leaves another jackpot than recorded',
    plant: [`UPDATE draw_result SET jackpot_after = jackpot_after + 1 WHERE ${where(small)}`],
    fails: { I22: 'differ in amounts', I29: 'its newest draw (instance 48002) left' },
  },
  {
    name: 'a draw starts with another jackpot than the previous one left',
    plant: [`UPDATE draw_commit SET jackpot = jackpot + 1 WHERE ${where(small)}`],
    fails: { I22: 'differ in pool and jackpot', I29: 'instance 48002 was sealed with a jackpot of' },
  },
  {
    name: 'a jackpot is paid without a plan',
    plant: [
      `UPDATE payout SET from_jackpot = from_jackpot - 1 WHERE ${where(full)} AND seq = ${theJackpotWin}`,
    ],
    fails: {
      I22: 'differ in payouts',
      I25: 'the plan of instance 48001',
      I26: '(pay:48001:',
      I29: 'jackpot of game 7 holds',
    },
  },
]
