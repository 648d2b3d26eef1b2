import { cashAccount, type Fault, journals, openInstance, small } from './fault.test-support.ts'

const ofSmall = `member_id = 1 AND instance_id = ${small}`
const cancelled = `(SELECT id FROM journal WHERE member_id = 1 AND kind = 'join-cancel')`

/** In the small instance plays 5 and 6 were cancelled, by the entries 7 and 8 of its tree. */
export const voidFaults: readonly Fault[] = [
  {
    name: 'a play is voided without a refund',
    plant: [
      `INSERT INTO ticket_outcome (member_id, instance_id, seq, kind, journal_id, void_seq)
       VALUES (1, ${openInstance}, 1, 'VOID', ${journals.cleoOpen}, 3)`,
    ],
    fails: {
      I14: 'instance 48003 says 2 plays of 1 players (cap 500), there are 1 of 1',
      I16: 'player 3 in instance 48003: counter 2 of 200, tickets 1',
      I17: 'the tickets of instance 48003 do not match its tree',
      I24: 'ticket 48003/1 is VOID, but journal 10 is join of 48003',
      I25: 'escrow of instance 48003 (OPEN) holds 500, it should hold 250',
      A9: 'journal 10 refunded account',
    },
  },
  {
    name: 'a void disappears',
    plant: [`DELETE FROM ticket_outcome WHERE ${ofSmall} AND seq = 5`],
    fails: {
      I14: 'instance 48002 says 5 plays of 3 players (cap 500), there are 6 of 3',
      I15: 'instance 48002 has 8 tickets and voids, 8 numbers from 1 to 9',
      I16: 'player 3 in instance 48002: counter 1 of 200, tickets 2',
      I17: 'the tickets of instance 48002 do not match its tree',
      I22: 'the draw record of instance 48002 and the tables differ in voids',
      I24: 'instance 48002 is recorded as DRAWN',
      I25: 'the plan of instance 48002 pays',
      A9: 'cancels 1 plays',
    },
  },
  {
    name: 'a void takes the place of another',
    plant: [
      'DROP INDEX one_void_per_place',
      `UPDATE ticket_outcome SET void_seq = 7 WHERE ${ofSmall} AND seq = 6`,
    ],
    fails: {
      I15: 'instance 48002 has 9 tickets and voids, 8 numbers from 1 to 9',
      I17: 'the tickets of instance 48002 do not match its tree',
      I22: 'the draw record of instance 48002 and the tables differ in voids',
    },
  },
  {
    name: 'a draw record voids another play',
    plant: [
      `UPDATE draw_record SET body = replace(body, '{"seq0":6,"voided":4}', '{"seq0":6,"voided":3}') WHERE ${ofSmall}`,
    ],
    fails: { I22: 'the draw record of instance 48002 fails at "leaves"' },
  },
  {
    name: 'a play is cancelled after the close',
    plant: [
      `UPDATE game_instance SET closed_at = (SELECT created_at FROM journal WHERE id = ${cancelled} AND member_id = 1) - interval '1 millisecond'
        WHERE member_id = 1 AND id = ${small}`,
    ],
    fails: { I18: 'ticket 48002/5 was cancelled at' },
  },
  {
    name: 'a cancelled purchase is refunded to another player',
    plant: [
      `UPDATE transfer SET credit_id = ${cashAccount(1)} WHERE member_id = 1 AND journal_id = ${cancelled} AND line = 0`,
    ],
    fails: {
      I2: '(player:cash/1/EUR)',
      I8: 'journal',
      A3: 'of a join-cancel (ref 48002, player 3) moves from game:escrow/48002 to player:cash/1',
      A9: 'with 0 from account',
    },
  },
]
