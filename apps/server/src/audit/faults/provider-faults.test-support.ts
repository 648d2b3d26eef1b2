import type { Fault } from './fault.test-support.ts'

export const providerFaults: readonly Fault[] = [
  {
    name: 'one person diverted payments to another account',
    plant: [`UPDATE payment_provider SET account = 'acct_other' WHERE member_id = 1`],
    fails: { A72: 'is current without a proposal' },
  },
  {
    name: 'a payment names a provider that no proposal has approved',
    plant: [
      `UPDATE payment_provider SET status = 'draft' WHERE member_id = 1`,
      `UPDATE payment SET provider = (SELECT name FROM payment_provider WHERE member_id = 1) WHERE member_id = 1`,
    ],
    fails: { A72: 'which is not in use' },
  },
]
