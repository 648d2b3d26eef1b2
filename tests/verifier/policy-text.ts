import { formatKey } from '@fairground/fair/log/note'
import type { LogPolicy } from '@fairground/fair/log/policy'

/** The policy as a C2SP tlog-policy file. */
export function policyText({ log, witnesses, quorum }: LogPolicy): string {
  const names = witnesses.map((_, i) => `w${i + 1}`)
  return [
    `log ${formatKey(log)}`,
    ...witnesses.map((witness, i) => `witness ${names[i]} ${formatKey(witness)}`),
    `group outside ${quorum} ${names.join(' ')}`,
    'quorum outside',
    '',
  ].join('\n')
}
