import type { IconName } from '@fairground/ui/icons/icon.tsx'
import { Badge, type BadgeTone } from '@fairground/ui/feedback/badge.tsx'
import type { ReactNode } from 'react'
import type { VerificationState } from './verification-state.ts'

const looks: Record<VerificationState, { tone: BadgeTone; icon: IconName }> = {
  notSent: { tone: 'neutral', icon: 'minus' },
  requested: { tone: 'warn', icon: 'warning' },
  waiting: { tone: 'warn', icon: 'clock' },
  verified: { tone: 'win', icon: 'check' },
  rejected: { tone: 'danger', icon: 'close' },
}

export function ProofBadge({
  state,
  size = 'md',
  children,
}: {
  state: VerificationState
  size?: 'md' | 'lg'
  children: ReactNode
}) {
  return (
    <Badge {...looks[state]} size={size}>
      {children}
    </Badge>
  )
}
