import type { Fault } from './fault.test-support.ts'

export const schemaFaults: readonly Fault[] = [
  {
    name: 'row security is switched off',
    plant: ['ALTER TABLE ticket DISABLE ROW LEVEL SECURITY'],
    fails: {
      I37: 'table ticket: row security is off\ntable ticket: rows are visible without a member',
    },
  },
  {
    name: 'row security does not bind the owner',
    plant: ['ALTER TABLE journal NO FORCE ROW LEVEL SECURITY'],
    fails: { I37: 'table journal: row security does not bind the owner' },
  },
  {
    name: 'the policy is dropped',
    plant: ['DROP POLICY member_only ON login_failure'],
    fails: { I37: 'table login_failure: the member policy is missing or altered' },
  },
  {
    name: 'the policy is altered',
    plant: ['ALTER POLICY member_only ON player USING (true)'],
    fails: {
      I37: 'table player: the member policy is missing or altered\ntable player: policy member_only weakens',
    },
  },
  {
    name: 'another policy weakens the isolation',
    plant: ['CREATE POLICY support ON session FOR SELECT TO fairground_app USING (true)'],
    fails: { I37: 'table session: policy support weakens the isolation' },
  },
  {
    name: 'a new table has no row security',
    plant: [
      'CREATE TABLE note (member_id integer NOT NULL, words text)',
      'GRANT SELECT ON note TO fairground_app',
    ],
    fails: { I37: 'table note: row security is off' },
  },
  {
    name: 'the application role is exempt from row security',
    plant: ['ALTER ROLE fairground_app BYPASSRLS'],
    fails: { I37: 'role fairground_app is exempt from row security' },
  },
  {
    name: 'the application owns a table',
    plant: ['ALTER TABLE payout OWNER TO fairground_app'],
    fails: { I37: 'table payout: the application owns it', A2: 'table payout: fairground_app may UPDATE' },
  },
  {
    name: 'the application may edit journals',
    plant: ['GRANT UPDATE ON journal TO fairground_app'],
    fails: { A2: 'table journal: fairground_app may UPDATE' },
  },
  {
    name: 'a trigger is switched off',
    plant: ['ALTER TABLE ticket DISABLE TRIGGER append_only'],
    fails: { A2: 'table ticket: the trigger that rejects changes is missing or off' },
  },
  {
    name: 'the application may change the prizes of an instance',
    plant: ['GRANT UPDATE (prize_table) ON game_instance TO fairground_app'],
    fails: { A33: 'column game_instance.prize_table: fairground_app may update it' },
  },
  {
    name: 'the trigger that binds the terms is switched off',
    plant: ['ALTER TABLE game_instance DISABLE TRIGGER bind_terms'],
    fails: { A33: 'table game_instance: the trigger bind_terms is missing or off' },
  },
]
