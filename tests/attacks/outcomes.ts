/** An attack is named after its test file. */
export type Attack =
  | 'changed-prizes'
  | 'changed-terms'
  | 'ended-chain'
  | 'ground-ticket'
  | 'rebuilt-books'
  | 'rebuilt-draw'
  | 'split-log'
  | 'truncated-log'
  | 'unassigned-cards'
  | 'withheld-link'

export interface AttackOutcome {
  readonly today: 'succeeds' | 'stopped'
  /** What stops the attack: a step of the verifier, or an action of a service. */
  readonly step:
    | 'receipt'
    | 'log'
    | 'rounds'
    | 'trigger refuses'
    | 'next chain'
    | 'witness and browser'
    | 'signer refuses'
    | 'draw completes'
    | 'books entry'
  /** The program in which the attack ends. */
  readonly where: 'verifier' | 'database' | 'platform' | 'signer' | 'witness' | 'audit'
}

/** The only place that states whether an attack succeeds. */
export const outcomes: Readonly<Record<Attack, AttackOutcome>> = {
  'changed-prizes': { today: 'stopped', step: 'receipt', where: 'verifier' },
  'changed-terms': { today: 'stopped', step: 'trigger refuses', where: 'database' },
  'ended-chain': { today: 'stopped', step: 'next chain', where: 'platform' },
  'ground-ticket': { today: 'stopped', step: 'rounds', where: 'verifier' },
  'rebuilt-books': { today: 'stopped', step: 'books entry', where: 'audit' },
  'rebuilt-draw': { today: 'stopped', step: 'log', where: 'verifier' },
  'split-log': { today: 'stopped', step: 'witness and browser', where: 'witness' },
  'truncated-log': { today: 'stopped', step: 'signer refuses', where: 'signer' },
  'unassigned-cards': { today: 'stopped', step: 'signer refuses', where: 'signer' },
  'withheld-link': { today: 'stopped', step: 'draw completes', where: 'platform' },
}
