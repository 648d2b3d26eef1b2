import type { Fault } from './fault.test-support.ts'

const books = `member_id = 1 AND type = 'books'`

export const logFaults: readonly Fault[] = [
  {
    name: 'a log entry is rewritten',
    plant: [
      `UPDATE log_entry SET body = convert_to(convert_from(body, 'UTF8') || ' ', 'UTF8') WHERE ${books}`,
    ],
    fails: { A40: 'does not match its leaf' },
  },
  {
    name: 'a log entry is deleted',
    plant: ['DELETE FROM log_entry WHERE member_id = 1 AND index = 1'],
    fails: { A40: 'entry 1 is missing: 2 follows' },
  },
  {
    name: 'the end of the log is cut off',
    plant: [
      `DELETE FROM log_entry WHERE member_id = 1 AND index = (SELECT size - 1 FROM public_log WHERE member_id = 1)`,
      'UPDATE public_log SET size = size - 1 WHERE member_id = 1',
    ],
    fails: { A40: 'is longer than the log' },
  },
  {
    name: 'an anchored journal is not in the chain',
    plant: [
      `UPDATE journal SET hash = sha256('other') WHERE member_id = 1 AND id = (SELECT max(id) FROM journal WHERE member_id = 1)`,
    ],
    fails: { I8: 'journal ', A41: 'is not in the chain' },
  },
]
