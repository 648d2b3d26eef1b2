import { type Fault, full, journals, openInstance, refunded } from './fault.test-support.ts'

const { annaFull, cleoOpen } = journals
const openTicket = (seq: number) => `member_id = 1 AND instance_id = ${openInstance} AND seq = ${seq}`

export const ticketFaults: readonly Fault[] = [
  {
    name: 'the number of sold plays is wrong',
    plant: [`UPDATE game_instance SET sold = 3 WHERE member_id = 1 AND id = ${openInstance}`],
    fails: { I14: 'instance 48003 says 3 plays of 1 players (cap 500), there are 2 of 1' },
  },
  {
    name: 'more is sold than the cap allows',
    plant: [
      'ALTER TABLE game_instance DROP CONSTRAINT game_instance_check',
      `UPDATE game_instance SET cap = 1 WHERE member_id = 1 AND id = ${openInstance}`,
    ],
    fails: { I14: 'instance 48003 says 2 plays of 1 players (cap 1)' },
  },
  {
    name: 'the sum of stakes is wrong',
    plant: [`UPDATE game_instance SET pool = pool + 1 WHERE member_id = 1 AND id = ${openInstance}`],
    fails: { I14: 'instance 48003 says 501 were staked, its tickets cost 500' },
  },
  {
    name: 'a player of a race has two tags',
    plant: [
      `UPDATE game_instance
          SET rules = '{"kind":"regularGame","pick":3,"from":12,"draws":2,"ballsPerDraw":4,"luckyBall":false}',
              prize_table = '{"payoutPercentage":50,"progressivePercentage":0,"tiers":[],"ranked":[100]}'
        WHERE member_id = 1 AND id = ${openInstance}`,
      `UPDATE ticket SET mask = 0 WHERE member_id = 1 AND instance_id = ${openInstance}`,
    ],
    fails: {
      A32: 'receipt batch 2 does not match its tickets and their terms',
      A5: 'player 3 has 2 tags in race 48003',
    },
  },
  {
    name: 'an instance disappears',
    plant: [`DELETE FROM game_instance WHERE member_id = 1 AND id = ${openInstance}`],
    fails: {
      A32: 'receipt batch 2 does not match its tickets and their terms',
      I14: '2 tickets of instance 48003, which does not exist',
      A4: '(game:escrow/48003/EUR) has no owner',
    },
  },
  {
    name: 'a ticket is deleted',
    plant: [`DELETE FROM ticket WHERE ${openTicket(1)}`],
    fails: {
      A32: 'receipt batch 2 has 5 of 6 tickets in order',
      I9: 'journal 10 of instance 48003 moved 500 and a fee of 20, its tickets cost 250 and 10',
      I14: 'instance 48003 says 2 plays',
      I15: 'instance 48003 has 1 tickets and voids, 1 numbers from 2 to 2',
      I16: 'player 3 in instance 48003: counter 2 of 200, tickets 1',
      I17: 'the tickets of instance 48003 do not match its tree',
      I19: 'journal 10 gave a receipt for ticket 48003/1, which does not exist',
      I25: 'escrow of instance 48003',
    },
  },
  {
    name: 'a ticket gets another number',
    plant: [`UPDATE ticket SET seq = 5 WHERE ${openTicket(2)}`],
    fails: {
      A32: 'receipt batch 2 does not match its tickets and their terms',
      I15: 'instance 48003 has 2 tickets and voids, 2 numbers from 1 to 5',
      I17: 'ticket 48003/5',
      I19: 'ticket 48003/5 has no receipt in journal 10',
    },
  },
  {
    name: "a player's counter is wrong",
    plant: [`UPDATE player_game SET n = 1 WHERE member_id = 1 AND instance_id = ${openInstance}`],
    fails: { I16: 'player 3 in instance 48003: counter 1 of 200, tickets 2' },
  },
  {
    name: 'a player has more plays than allowed',
    plant: [`UPDATE game_instance SET player_max = 1 WHERE member_id = 1 AND id = ${openInstance}`],
    fails: { I16: 'player 3 in instance 48003: counter 2 of 1, tickets 2' },
  },
  {
    name: "a player's counter is missing",
    plant: [`DELETE FROM player_game WHERE member_id = 1 AND instance_id = ${openInstance}`],
    fails: { I16: 'player 3 in instance 48003: counter missing' },
  },
  {
    name: "a ticket's numbers are changed",
    plant: [`UPDATE ticket SET plays = '10,11,12' WHERE ${openTicket(2)}`],
    fails: {
      I17: 'ticket 48003/2 does not match its leaf hash',
      A5: 'ticket 48003/2 plays "10,11,12" but has mask',
    },
  },
  {
    name: "a ticket's numbers and mask are changed",
    plant: [`UPDATE ticket SET plays = '10,11,12', mask = 7 << 9 WHERE ${openTicket(2)}`],
    fails: { I17: 'ticket 48003/2 does not match its leaf hash' },
  },
  {
    name: "a ticket's mask is changed",
    plant: [`UPDATE ticket SET mask = 7 WHERE ${openTicket(2)}`],
    fails: { A5: 'ticket 48003/2 plays' },
  },
  {
    name: 'a ticket plays what the rules do not allow',
    plant: [`UPDATE ticket SET plays = '1,2,13', mask = 4099 WHERE ${openTicket(2)}`],
    fails: { I17: 'ticket 48003/2', A5: 'ticket 48003/2 plays "1,2,13", which the rules do not allow' },
  },
  {
    name: 'a ticket is assigned to another player',
    plant: [`UPDATE ticket SET player_id = 1 WHERE ${openTicket(2)}`],
    fails: {
      I14: 'instance 48003 says 2 plays of 1 players (cap 500), there are 2 of 2',
      I16: 'player 1 in instance 48003: counter missing',
      I17: 'ticket 48003/2 does not match its leaf hash',
      I19: 'ticket 48003/2 of player 1 has no such join: journal 10 is a join of player 3 in 48003',
    },
  },
  {
    name: 'a leaf hash is changed',
    plant: [`UPDATE ticket SET leaf_hash = sha256('other') WHERE ${openTicket(1)}`],
    fails: {
      A32: 'receipt batch 2 does not match its tickets and their terms',
      I17: 'ticket 48003/1 does not match its leaf hash',
      I19: 'ticket 48003/1 differs from its receipt in journal 10',
    },
  },
  {
    name: 'the tree of an instance is changed',
    plant: [
      `UPDATE game_instance SET frontier = (SELECT frontier FROM game_instance WHERE member_id = 1 AND id = ${refunded})
        WHERE member_id = 1 AND id = ${openInstance}`,
    ],
    fails: { I17: 'the tickets of instance 48003 do not match its tree' },
  },
  {
    name: 'the sealed root is changed',
    plant: [`UPDATE draw_commit SET root = sha256('other') WHERE member_id = 1 AND instance_id = ${full}`],
    fails: {
      I17: 'the tickets of instance 48001 do not match the sealed root',
      I22: 'instance 48001 and the tables differ in tickets',
    },
  },
  {
    name: 'a ticket is sold after the close',
    plant: [
      `UPDATE ticket SET created_at = created_at + interval '1 hour' WHERE member_id = 1 AND instance_id = ${full} AND seq = 7`,
    ],
    fails: { I18: 'ticket 48001/7 was sold at' },
  },
  {
    name: 'the committed closing time precedes the close',
    plant: [
      `UPDATE draw_commit SET closed_at = closed_at - interval '3 seconds' WHERE member_id = 1 AND instance_id = ${full}`,
    ],
    fails: {
      I18: 'instance 48001 closed at',
      I22: 'instance 48001 and the tables differ in closing time',
      I23: 'instance 48001: by its closing time round',
    },
  },
  {
    name: 'a join disappears',
    plant: [
      `DELETE FROM transfer WHERE member_id = 1 AND journal_id = ${cleoOpen}`,
      `DELETE FROM journal WHERE member_id = 1 AND id = ${cleoOpen}`,
    ],
    fails: {
      A32: 'receipt batch 2 does not match its tickets and their terms',
      I2: '(game:escrow/48003/EUR)',
      I8: 'journal 10 is missing',
      I9: 'journal 10 of instance ?',
      I19: 'ticket 48003/1 of player 3 has no such join: journal 10 is missing',
    },
  },
  {
    name: "a join's receipts disappear",
    plant: [`UPDATE journal SET result = '{"exitCode":0}' WHERE member_id = 1 AND id = ${cleoOpen}`],
    fails: {
      A32: 'receipt batch 2 does not match its tickets and their terms',
      I8: 'journal 10 ',
      I19: 'has no receipts',
    },
  },
  {
    name: 'two joins share a code',
    plant: [
      `UPDATE ticket SET join_code = (SELECT min(join_code) FROM ticket WHERE member_id = 1 AND journal_id = ${annaFull})
        WHERE member_id = 1 AND journal_id = ${cleoOpen}`,
    ],
    fails: { I19: 'ticket 48003/1 differs from its receipt', I20: 'belongs to joins 10, 5' },
  },
  {
    name: 'a join has two codes',
    plant: [`UPDATE ticket SET join_code = 'ANOTHER' WHERE ${openTicket(2)}`],
    fails: { I19: 'ticket 48003/2 differs from its receipt', I20: 'journal 10 has codes' },
  },
  {
    name: 'terms that cannot be read do not end the audit',
    plant: [`UPDATE game_instance SET rules = '{}' WHERE member_id = 1 AND id = ${openInstance}`],
    fails: { A32: 'does not match its tickets and their terms', A5: 'has terms that cannot be read' },
  },
]
