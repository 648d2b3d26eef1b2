import type { Fault } from './fault.test-support.ts'

const proposal = (kind: string): string =>
  `(SELECT id FROM proposal WHERE member_id = 1 AND kind = '${kind}')`

export const gameFaults: readonly Fault[] = [
  {
    name: 'the terms of a game changed without a proposal',
    plant: ['UPDATE game SET player_max = player_max + 1 WHERE member_id = 1 AND id = 7'],
    fails: { A53: 'has other terms than its version 2' },
  },
  {
    name: 'a version was altered together with its game',
    plant: [
      'UPDATE game SET player_max = player_max + 1 WHERE member_id = 1 AND id = 7',
      `UPDATE game_version v SET terms = game_terms(g) FROM game g WHERE g.member_id = 1 AND g.id = 7 AND v.version = 2`,
    ],
    fails: { A53: 'is not what proposal' },
  },
  {
    name: 'the hash of a version was altered',
    plant: ['UPDATE game_version SET hash = sha256(hash) WHERE version = 1'],
    fails: { A53: 'version 1 of game 7 has another hash' },
  },
  {
    name: 'a change of a game has no effect',
    plant: ['DELETE FROM game_version'],
    fails: { A53: 'changed no game' },
  },
  {
    name: 'an instance was voided by one person',
    plant: [`UPDATE instance_event SET facts = '{"proposal": 999}' WHERE kind = 'voided'`],
    fails: { A54: 'is voided without an approved proposal' },
  },
  {
    name: 'a decision to void has no effect',
    plant: [`DELETE FROM instance_event WHERE kind = 'voided'`],
    fails: { A54: 'voided no instance' },
  },
  {
    name: 'a setting of money differs from its proposal',
    plant: [`UPDATE member SET settings = settings || '{"withdrawalFourEyesFrom": "900"}' WHERE id = 1`],
    fails: { A55: 'the setting withdrawalFourEyesFrom is not what proposal' },
  },
  {
    name: 'a game was retired by one person',
    plant: [
      `DELETE FROM proposal_vote WHERE member_id = 1 AND proposal_id = ${proposal('retireGame')}`,
      `DELETE FROM proposal WHERE member_id = 1 AND kind = 'retireGame'`,
    ],
    fails: { A56: 'game 8 is retired without an approved proposal' },
  },
]
