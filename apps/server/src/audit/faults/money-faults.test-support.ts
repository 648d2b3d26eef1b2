import {
  anAccount,
  cashAccount,
  type Fault,
  full,
  journals,
  openInstance,
  refunded,
} from './fault.test-support.ts'

const { annaDeposit, bertDeposit, cleoDeposit, funding, cleoOpen, closeBooksFull } = journals

const hold = (journal: number, line: number, phase: number, pendingOf: number | 'NULL') =>
  `INSERT INTO transfer (member_id, journal_id, line, debit_id, credit_id, amount, currency, phase, pending_of)
   VALUES (1, ${journal}, ${line}, ${cashAccount(1)}, ${anAccount('clearing')}, 5, 'EUR', ${phase}, ${pendingOf})`

export const moneyFaults: readonly Fault[] = [
  {
    name: 'a balance is changed',
    plant: [`UPDATE account SET c_post = c_post + 1 WHERE member_id = 1 AND kind = 'house:revenue'`],
    fails: { I1: 'EUR: posted balances add up to 1', I2: '(house:revenue/0/EUR) holds' },
  },
  {
    name: 'money is moved without a transfer',
    plant: [
      `UPDATE account SET d_post = d_post + 5 WHERE member_id = 1 AND id = ${cashAccount(1)}`,
      `UPDATE account SET c_post = c_post + 5 WHERE member_id = 1 AND id = ${cashAccount(2)}`,
    ],
    fails: { I2: '(player:cash/2/EUR) holds' },
  },
  {
    name: "a player's balance is below zero",
    plant: [
      'ALTER TABLE account DROP CONSTRAINT account_check',
      `UPDATE account SET d_post = d_post + 900000 WHERE member_id = 1 AND id = ${cashAccount(1)}`,
      `UPDATE account SET c_post = c_post + 900000 WHERE member_id = 1 AND kind = 'clearing'`,
    ],
    fails: { I2: '(player:cash/1/EUR)', I3: '(player:cash/1/EUR) is at -' },
  },
  {
    name: "a player's account has no floor",
    plant: [`UPDATE account SET floor_rule = 0 WHERE member_id = 1 AND id = ${cashAccount(3)}`],
    fails: { I3: '(player:cash/3/EUR) has floor rule 0' },
  },
  {
    name: 'a key is decided twice',
    plant: [
      'ALTER TABLE journal DROP CONSTRAINT journal_member_id_op_key_key',
      `UPDATE journal SET op_key = 'deposit-1' WHERE member_id = 1 AND id = ${bertDeposit}`,
    ],
    fails: { I5: 'key deposit-1 has journals 1, 2', I8: 'journal 2 (deposit-1)' },
  },
  {
    name: 'a derived key has another format',
    plant: [`UPDATE journal SET op_key = 'close-books:again' WHERE member_id = 1 AND id = ${closeBooksFull}`],
    fails: { I5: 'journal 12 of kind close-books has key close-books:again', I8: 'journal 12 ' },
  },
  {
    name: 'a transfer crosses members',
    plant: [
      `UPDATE transfer SET credit_id = (SELECT id FROM account WHERE member_id = 2 AND kind = 'player:cash')
        WHERE member_id = 1 AND journal_id = ${annaDeposit}`,
    ],
    fails: { I2: '(player:cash/1/EUR)', I6: 'transfer 1/0 of EUR', I8: 'journal 1 ' },
  },
  {
    name: 'a transfer crosses currencies',
    plant: [`UPDATE transfer SET currency = 'USD' WHERE member_id = 1 AND journal_id = ${annaDeposit}`],
    fails: { I6: 'transfer 1/0 of USD moves from EUR to EUR', I8: 'journal 1 ' },
  },
  {
    name: 'holds that resolve once are consistent (except for the hashes and routes of their journals)',
    plant: [
      hold(annaDeposit, 10, 1, 'NULL'),
      hold(bertDeposit, 10, 1, 'NULL'),
      hold(cleoDeposit, 10, 1, 'NULL'),
      hold(funding, 10, 2, annaDeposit),
      hold(funding, 11, 3, bertDeposit),
      `UPDATE account SET d_post = d_post + 5, d_pend = 5 WHERE member_id = 1 AND id = ${cashAccount(1)}`,
      `UPDATE account SET c_post = c_post + 5, c_pend = c_pend + 5 WHERE member_id = 1 AND kind = 'clearing'`,
    ],
    fails: {
      I8: 'journal 1 ',
      I11: 'the hold of journal 1 belongs to no withdrawal',
      A3: 'transfer 1/10 of a deposit',
    },
  },
  {
    name: 'a hold is posted and released',
    plant: [
      'DROP INDEX hold_resolves_once',
      hold(annaDeposit, 10, 1, 'NULL'),
      hold(funding, 10, 2, annaDeposit),
      hold(funding, 11, 3, annaDeposit),
    ],
    fails: {
      I2: '(player:cash/1/EUR)',
      I7: 'the hold of journal 1 is resolved 2 times, by journals 4, 4',
      I8: 'journal 4 ',
      I11: 'the hold of journal 1 belongs to no withdrawal',
      A3: 'transfer 4/10',
    },
  },
  {
    name: 'a hold that was never placed is posted',
    plant: [hold(funding, 10, 2, bertDeposit)],
    fails: {
      I2: '(player:cash/1/EUR)',
      I7: 'transfer 4/10 resolves journal 2',
      I8: 'journal 4 ',
      A3: 'transfer 4/10',
    },
  },
  {
    name: 'an amount is edited',
    plant: [`UPDATE transfer SET amount = amount + 1 WHERE member_id = 1 AND journal_id = ${bertDeposit}`],
    fails: { I2: '(player:cash/2/EUR)', I8: 'journal 2 (deposit-2) or its transfers do not match its hash' },
  },
  {
    name: 'an amount and the balances are edited together',
    plant: [
      `UPDATE transfer SET amount = amount + 1 WHERE member_id = 1 AND journal_id = ${bertDeposit}`,
      `UPDATE account SET c_post = c_post + 1 WHERE member_id = 1 AND id = ${cashAccount(2)}`,
      `UPDATE account SET d_post = d_post + 1 WHERE member_id = 1 AND kind = 'clearing'`,
    ],
    fails: { I8: 'journal 2 (deposit-2) or its transfers do not match its hash' },
  },
  {
    name: 'a transfer is deleted',
    plant: [`DELETE FROM transfer WHERE member_id = 1 AND journal_id = ${cleoDeposit}`],
    fails: { I2: '(player:cash/3/EUR)', I8: 'journal 3 (deposit-' },
  },
  {
    name: 'two hashes are exchanged',
    plant: [
      `UPDATE journal j SET hash = o.hash FROM journal o
        WHERE j.member_id = 1 AND o.member_id = 1 AND j.id IN (2, 3) AND o.id = 5 - j.id`,
    ],
    fails: { I8: 'journal 3 does not name the hash of journal 2' },
  },
  {
    name: 'a journal is deleted with its transfers',
    plant: [
      `DELETE FROM transfer WHERE member_id = 1 AND journal_id = ${cleoDeposit}`,
      `DELETE FROM journal WHERE member_id = 1 AND id = ${cleoDeposit}`,
    ],
    fails: { I2: '(player:cash/3/EUR)', I8: 'journal 3 is missing: 4 follows 2' },
  },
  {
    name: 'a journal is deleted without its transfers',
    plant: [`DELETE FROM journal WHERE member_id = 1 AND id = ${cleoDeposit}`],
    fails: { I6: 'transfer 3/0 belongs to no journal', I8: 'journal 3 is missing' },
  },
  {
    name: 'the last journals are cut off',
    plant: [`UPDATE lane SET journal_id = journal_id + 1 WHERE member_id = 1`],
    fails: { I8: "the lane's head is journal" },
  },
  {
    name: 'the head has another hash',
    plant: [`UPDATE lane SET journal_hash = sha256('other') WHERE member_id = 1`],
    fails: { I8: "the lane's head has another hash than journal" },
  },
  {
    name: 'a journal is dated back',
    plant: [
      `UPDATE journal SET created_at = created_at - interval '1 day' WHERE member_id = 1 AND id = ${annaDeposit}`,
    ],
    fails: { I8: 'journal 1 ' },
  },
  {
    name: "a join's fee is edited",
    plant: [
      `UPDATE transfer SET amount = amount - 1 WHERE member_id = 1 AND journal_id = ${cleoOpen} AND line = 1`,
    ],
    fails: {
      I2: '(house:fee/0/EUR)',
      I8: 'journal 10 ',
      I9: 'journal 10 of instance 48003 moved 500 and a fee of 19, its tickets cost 500 and 20',
    },
  },
  {
    name: "a ticket's price is edited",
    plant: [
      `UPDATE ticket SET price = 240 WHERE member_id = 1 AND instance_id = ${openInstance} AND seq = 1`,
    ],
    fails: {
      I9: 'journal 10 of instance 48003',
      I14: 'instance 48003 says 500 were staked, its tickets cost 490',
      I17: 'ticket 48003/1',
      I25: 'escrow of instance 48003 (OPEN) holds 500, it should hold 490',
    },
  },
  {
    name: 'money is taken from an escrow',
    plant: [
      `UPDATE account SET d_post = d_post + 1 WHERE member_id = 1 AND kind = 'game:escrow' AND ref = ${openInstance}`,
      `UPDATE account SET c_post = c_post + 1 WHERE member_id = 1 AND kind = 'house:revenue'`,
    ],
    fails: {
      I2: '(game:escrow/48003/EUR)',
      I25: 'escrow of instance 48003 (OPEN) holds 499, it should hold 500',
    },
  },
  {
    name: 'a refund is too small',
    plant: [
      `UPDATE transfer SET amount = amount - 1 WHERE member_id = 1 AND line = 0
          AND journal_id = (SELECT id FROM journal WHERE member_id = 1 AND op_key = 'refund:${refunded}:2')`,
    ],
    fails: {
      I2: '(player:cash/3/EUR)',
      I8: '(refund:48004:2)',
      A1: '(refund:48004:2) gave 249 + 10 to player 3, due were 250 + 10',
    },
  },
  {
    name: 'a refund is missing',
    plant: [
      `DELETE FROM transfer WHERE member_id = 1 AND journal_id = (SELECT id FROM journal WHERE member_id = 1 AND op_key = 'refund:${refunded}:3')`,
      `DELETE FROM journal WHERE member_id = 1 AND op_key = 'refund:${refunded}:3'`,
    ],
    fails: {
      I2: '(game:escrow/48004/EUR)',
      I8: 'does not name the hash of journal',
      I24: 'ticket 48004/3 is REFUND, but journal',
      A1: 'ticket 48004/3 is due 250 + 10 and has no journal',
    },
  },
  {
    name: 'a deposit goes to another player',
    plant: [
      `UPDATE transfer SET credit_id = ${cashAccount(2)} WHERE member_id = 1 AND journal_id = ${annaDeposit}`,
    ],
    fails: {
      I2: '(player:cash/1/EUR)',
      I8: 'journal 1 ',
      A3: 'transfer 1/0 of a deposit (ref 1, player 1) moves from clearing/0 to player:cash/2',
    },
  },
  {
    name: 'a journal names another player',
    plant: [`UPDATE journal SET player_id = 2 WHERE member_id = 1 AND id = ${annaDeposit}`],
    fails: { A3: 'transfer 1/0 of a deposit (ref 1, player 2)', I8: 'do not match its hash' },
  },
  {
    name: 'an account without an owner',
    plant: [`INSERT INTO account (member_id, kind, ref, currency) VALUES (1, 'player:cash', 999, 'EUR')`],
    fails: { A4: '(player:cash/999/EUR) has no owner' },
  },
  {
    name: 'two accounts with the same key',
    plant: [
      'ALTER TABLE account DROP CONSTRAINT account_member_id_kind_ref_currency_key',
      `INSERT INTO account (member_id, kind, ref, currency) VALUES (1, 'game:escrow', ${full}, 'EUR')`,
    ],
    fails: { A4: 'game:escrow/48001/EUR has accounts' },
  },
]
