import { DrawMachine } from '@fairground/ui/art/draw-machine.tsx'
import styles from './connection.module.css'

/** The stage while nothing can be drawn; it turns again when the site is back. */
export function RestingMachine({ turning = false }: { turning?: boolean }) {
  return (
    <div className={styles.stage}>
      <DrawMachine turning={turning} className={styles.machine} />
    </div>
  )
}
