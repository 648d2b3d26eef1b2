import type { Fault } from './fault.test-support.ts'

export const playerDeskFaults: readonly Fault[] = [
  {
    name: 'a staff member saw personal data without an entry in the audit log',
    plant: [
      `INSERT INTO player_reveal (member_id, player_id, staff_id, fields) SELECT 1, player_id, staff_id, '{email}' FROM player_reveal`,
    ],
    fails: { A59: 'reveal-player for player' },
  },
  {
    name: 'a reveal of personal data was deleted',
    plant: [`DELETE FROM player_reveal`],
    fails: { A59: '0 times, but the log has 1 entries' },
  },
  {
    name: 'a note was deleted',
    plant: [`DELETE FROM player_note`],
    fails: { A60: '0 times, but the log has 1 entries' },
  },
]
