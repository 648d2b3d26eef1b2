import { DrawMachine } from '@fairground/ui/art/draw-machine.tsx'
import styles from './connection.module.css'

/** The draw machine stands still while the site is unavailable. */
export function RestingMachine({ turning = false }: { turning?: boolean }) {
  return (
    <div className={styles.stage}>
      <DrawMachine turning={turning} className={styles.machine} />
    </div>
  )
}
