import type { Fault } from './fault.test-support.ts'

const gift = (state: string) => `member_id = 1 AND state = '${state}'`

export const giftFaults: readonly Fault[] = [
  {
    name: 'a gift that waits disappears',
    plant: [`DELETE FROM gift WHERE ${gift('WRAPPED')}`],
    fails: { A31: 'gift:escrow/0 holds 520 EUR, the gifts need 0' },
  },
  {
    name: 'a returned gift waits again',
    plant: [
      `UPDATE gift SET state = 'WRAPPED', end_journal = NULL, ended_at = NULL WHERE ${gift('SENT_BACK')}`,
    ],
    fails: { A31: 'gift:escrow/0 holds 520 EUR, the gifts need 1040' },
  },
  {
    name: 'an opened gift is worth more than was paid',
    plant: [`UPDATE gift SET amount = amount + 1 WHERE ${gift('OPENED')}`],
    fails: { A31: 'holds 520 EUR, the gifts need 521' },
  },
  {
    name: 'an opened gift belongs to another player',
    plant: [`UPDATE gift SET recipient_id = 1 WHERE ${gift('OPENED')}`],
    fails: { A31: 'player:gift/1 holds 0 EUR, the gifts need 520' },
  },
  {
    name: 'a gift counts as returned and its money stayed in the escrow',
    plant: [
      `UPDATE gift SET state = 'RETURNED', end_journal = buy_journal, ended_at = now() WHERE ${gift('WRAPPED')}`,
    ],
    fails: { A31: 'gift:escrow/0 holds 520 EUR, the gifts need 0' },
  },
]
