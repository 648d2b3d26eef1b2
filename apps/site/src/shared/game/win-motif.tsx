import { useLook } from '@fairground/ui/looks/look.tsx'
import { styleVariables } from '@fairground/ui/style-variables'
import { useEffect, useState } from 'react'
import styles from './win-motif.module.css'

const PIECES = { blue: 0, cartoon: 24, 'sweet-blue': 20 } as const

/** A fixed pattern instead of randomness, so that the motif is always the same. */
const piece = (i: number) =>
  styleVariables({
    '--x': `${(i * 37) % 100}%`,
    '--turn': `${(i * 67) % 360}deg`,
    '--wait': `${(i * 53) % 420}ms`,
    '--paint': `var(--ball-${(i % 6) + 1})`,
  })

/** Animation for a return above the stake: once, under two seconds. A jackpot plays it twice. */
export function WinMotif({ twice = false }: { twice?: boolean }) {
  const look = useLook()
  const [skipped, setSkipped] = useState(false)
  useEffect(() => {
    if (!twice) return
    const skip = () => setSkipped(true)
    document.addEventListener('pointerdown', skip, { once: true })
    return () => document.removeEventListener('pointerdown', skip)
  }, [twice])
  if (skipped) return null
  return (
    <div className={styles.motif} data-motif={look} data-twice={twice || undefined} aria-hidden="true">
      {Array.from({ length: PIECES[look] }, (_, i) => (
        <i key={i} style={piece(i)} />
      ))}
    </div>
  )
}
