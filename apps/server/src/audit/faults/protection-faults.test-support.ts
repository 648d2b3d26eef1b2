import type { Fault } from './fault.test-support.ts'

export const protectionFaults: readonly Fault[] = [
  {
    name: 'a withdrawal was approved during a hold',
    plant: [`UPDATE player_hold SET since = 'epoch' WHERE member_id = 1`],
    fails: { A67: 'was approved during hold' },
  },
  {
    name: 'a hold has no case',
    plant: [`UPDATE player_hold SET case_id = NULL WHERE member_id = 1`],
    fails: { A67: 'belongs to no case' },
  },
  {
    name: 'thresholds changed without a proposal',
    plant: [
      `INSERT INTO protection_rules (member_id, version, thresholds, actions, proposal_id)
       SELECT 1, version + 1, thresholds, actions, 999 FROM protection_rules WHERE member_id = 1`,
    ],
    fails: { A68: 'version 2 of the rules of protection is not what a proposal says' },
  },
  {
    name: 'thresholds differ from their proposal',
    plant: [`UPDATE protection_rules SET thresholds = '{"timeStrong": 1440}' WHERE member_id = 1`],
    fails: { A68: 'version 1 of the rules of protection is not what a proposal says' },
  },
  {
    name: 'a proposal of thresholds has no effect',
    plant: [`DELETE FROM protection_rules WHERE member_id = 1`],
    fails: { A68: 'changed no rules of protection' },
  },
  {
    name: 'promotions of a player are stopped without an action',
    plant: [`UPDATE player SET promotions_stopped = true WHERE member_id = 1 AND NOT promotions_stopped`],
    fails: { A68: 'promotions are stopped t, the actions say otherwise' },
  },
  {
    name: 'a player with stopped promotions receives promotions',
    plant: [`UPDATE player SET promotions_stopped = false WHERE member_id = 1`],
    fails: { A68: 'promotions are stopped f, the actions say otherwise' },
  },
]
