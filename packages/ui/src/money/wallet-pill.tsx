import type { ReactNode, Ref } from 'react'
import { Icon } from '#icons/icon.tsx'
import { Anchor } from '#controls/anchor.tsx'
import { classes } from '#classes.ts'
import styles from './wallet-pill.module.css'

export interface WalletPillProps {
  balance: ReactNode
  /** Read by screen readers before the amount: "Balance". */
  label: string
  onPress: () => void
  expanded?: boolean
  deposit: { label: string; href: string }
  ref?: Ref<HTMLButtonElement>
}

export function WalletPill({ balance, label, onPress, expanded, deposit, ref }: WalletPillProps) {
  return (
    <div className={classes(styles.wallet, 'num')}>
      <button
        ref={ref}
        type="button"
        className={styles.balance}
        aria-expanded={expanded}
        aria-haspopup="dialog"
        onClick={onPress}
      >
        <span className="vh">{label} </span>
        {balance}
      </button>
      <Anchor className={styles.add} href={deposit.href} aria-label={deposit.label}>
        <Icon name="plus" size="sm" />
        <span className={styles.word}>{deposit.label}</span>
      </Anchor>
    </div>
  )
}
