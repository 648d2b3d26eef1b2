import type { Fault } from './fault.test-support.ts'

const deck = '(SELECT instance_id FROM deck WHERE member_id = 1)'
const where = `member_id = 1 AND instance_id = ${deck}`
export const deckFaults: readonly Fault[] = [
  {
    name: 'two tickets of a deck have one card',
    plant: [
      'ALTER TABLE deck_card DROP CONSTRAINT deck_card_member_id_instance_id_position_key',
      `UPDATE deck_card SET position = (SELECT position FROM deck_card WHERE ${where} AND seq = 1) WHERE ${where} AND seq = 2`,
    ],
    fails: { A20: 'was given to tickets 1, 2', A23: 'gives ticket 2 another card' },
  },
  {
    name: 'a ticket of an ended deck has no card',
    plant: [`DELETE FROM deck_card WHERE ${where} AND seq = 3`],
    fails: {
      A20: 'has sold 3 tickets of 5 cards and given out 2',
      A21: 'pays a prize that no card has',
      A22: 'moved',
      A23: 'another card',
      A70: 'in prizes, its payouts say',
    },
  },
  {
    name: 'a ticket of a deck has a card and a refund',
    plant: [
      'ALTER TABLE ticket_outcome DISABLE TRIGGER refuse_card_and_refund',
      `INSERT INTO instance_ending (member_id, instance_id, ending, lost) SELECT 1, ${deck}, 'REFUNDED', 0`,
      `INSERT INTO ticket_outcome (member_id, instance_id, seq, kind, journal_id) SELECT 1, ${deck}, 3, 'REFUND', 1`,
    ],
    fails: {
      A20: 'and refunded 1 from 3',
      A1: 'is due 250 + 10 and has no journal',
      A22: 'moved',
      I24: 'but journal 1 is deposit',
      I30: 'the books say',
    },
  },
  {
    name: 'cards were given out in another order than sold',
    plant: [`UPDATE deck_card SET n = 2 WHERE ${where} AND seq = 1`],
    fails: { A20: 'after link 2' },
  },
  {
    name: 'a card that is not in the deck',
    plant: [`UPDATE deck_card SET position = 5 WHERE ${where} AND seq = 3`],
    fails: { A20: 'has card 5 by link', A23: 'gives ticket 3 another card' },
  },
  {
    name: 'a deck sells plays with numbers',
    plant: [`UPDATE ticket SET plays = '1,2,3' WHERE ${where} AND seq = 1`],
    fails: { A20: 'of a deck plays "1,2,3"', I17: '' },
  },
  {
    name: 'a prize of a card was not paid',
    plant: [`UPDATE deck_card SET journal_id = 1 WHERE ${where} AND seq = 1`],
    fails: { A21: 'paid' },
  },
  {
    name: 'a card has a prize that is not in the prize table',
    plant: [`UPDATE deck_card SET outcome = 'bell' WHERE ${where} AND seq = 1`],
    fails: {
      A21: 'cards "bell" of',
      A23: 'gives ticket 1 another card',
      A70: 'in prizes, its payouts say',
    },
  },
  {
    name: 'a deck pays more prizes of a tier than it has',
    plant: [
      `UPDATE game_instance SET prize_table = jsonb_set(jsonb_set(prize_table, '{tiers,0,count}', '0'), '{tiers,1,count}', '0') WHERE member_id = 1 AND id = ${deck}`,
    ],
    fails: { A32: 'does not match its tickets and their terms', A21: 'its table has 0 of', A22: 'moved' },
  },
  {
    name: 'a deck was published after its first sale',
    plant: [`UPDATE deck SET signer_at = signer_at + interval '1 day' WHERE ${where}`],
    fails: { A22: 'was sold at' },
  },
  {
    name: 'a deck is on sale again after its reserve was returned',
    plant: [`UPDATE game_instance SET status = 'OPEN' WHERE member_id = 1 AND id = ${deck}`],
    fails: { A23: 'is OPEN and has a record' },
  },
  {
    name: 'an ended deck is not published',
    plant: [`DELETE FROM deck_record WHERE ${where}`],
    fails: { A23: 'is ENDED and has no record' },
  },
  {
    name: 'a card is altered in a deck record',
    plant: [
      `UPDATE deck_record_part SET body = regexp_replace(body, '"(crown|star)"', '"bell"') WHERE ${where} AND section = 'cards' AND first = 2`,
    ],
    fails: { A23: 'fails at "cards"' },
  },
  {
    name: 'a part of a deck record is missing',
    plant: [`DELETE FROM deck_record_part WHERE ${where} AND section = 'cards' AND first = 2`],
    fails: { A65: 'line 4 of the cards of deck', A23: 'fails at "format"' },
  },
  {
    name: 'all tickets of a deck record are missing',
    plant: [`DELETE FROM deck_record_part WHERE ${where} AND section = 'tickets'`],
    fails: { A65: 'has 0 lines of tickets in its parts, due are 3', A23: 'fails at "format"' },
  },
  {
    name: 'two parts of a deck record are swapped',
    plant: [
      `UPDATE deck_record_part p SET body = other.body FROM deck_record_part other
        WHERE p.member_id = 1 AND p.instance_id = ${deck} AND p.section = 'cards' AND p.first IN (0, 2)
          AND (other.member_id, other.instance_id, other.section) = (p.member_id, p.instance_id, p.section) AND other.first = 2 - p.first`,
    ],
    fails: { A23: 'fails at "cards"' },
  },
  {
    name: 'the last part of a deck record is cut off',
    plant: [
      `UPDATE deck_record_part SET body = left(body, 40) || E'\\n' WHERE ${where} AND section = 'tickets' AND first = 2`,
    ],
    fails: { A23: 'fails at "tickets"' },
  },
  {
    name: 'another deck is published than the one that was sold',
    plant: [`UPDATE deck SET deck_hash = sha256('another') WHERE ${where}`],
    fails: { A23: 'fails at "deck"' },
  },
  {
    name: 'the link of a deck is altered',
    plant: [`UPDATE deck_record SET link = sha256('another') WHERE ${where}`],
    fails: { A23: 'another link', I27: 'game 9: link 1' },
  },
]
