import type { Player } from '@fairground/contract/entities/players/player'
import type { VerificationRequest } from '@fairground/contract/entities/players/verification'
import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { useText } from '#core/text/text.ts'
import { ProofBadge } from '#shared/account/proof-badge.tsx'
import { type Proof, proofState } from '#shared/account/verification-state.ts'
import styles from './verification-strip.module.css'

const places: readonly (readonly [Proof, string])[] = [
  ['email', '/account/email'],
  ['phone', '/account/phone'],
  ['id', '/account/verification'],
  ['address', '/account/verification'],
]

/** The verification states as badges that link to their pages. */
export function VerificationStrip({
  player,
  requests,
}: {
  player: Player
  requests: readonly VerificationRequest[]
}) {
  const t = useText()
  return (
    <ul className={styles.strip} aria-label={t('account.verified.label')}>
      {places.map(([proof, href]) => {
        const state = proofState(proof, player, requests)
        const what = t(`account.verified.${proof}`)
        return (
          <li key={proof}>
            <Anchor href={href}>
              <ProofBadge state={state} size="lg">
                {state === 'verified' ? (
                  <>
                    {what}
                    <span className="vh"> {t('account.state.verified')}</span>
                  </>
                ) : (
                  t(`account.verified.${state}`, { what })
                )}
              </ProofBadge>
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}
