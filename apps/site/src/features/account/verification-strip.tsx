import type { Player } from '@fairground/contract/entities/player'
import type { VerificationRequest } from '@fairground/contract/entities/verification'
import { Anchor } from '@fairground/ui/parts/anchor.tsx'
import { useText } from '#app/text.ts'
import { ProofBadge } from '#features/account/proof-badge.tsx'
import { type Proof, proofState } from '#features/account/verification-state.ts'
import styles from './verification-strip.module.css'

const places: readonly (readonly [Proof, string])[] = [
  ['email', '/account/email'],
  ['phone', '/account/phone'],
  ['id', '/account/verification'],
  ['address', '/account/verification'],
]

/** What of the player is verified, at a glance; each leads to where it is done. */
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
