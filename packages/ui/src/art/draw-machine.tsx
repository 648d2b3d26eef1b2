import { MachineBlue } from '#art/machine-blue.tsx'
import { MachineCartoon } from '#art/machine-cartoon.tsx'
import { MachineSweetBlue } from '#art/machine-sweet-blue.tsx'
import type { MachineProps } from '#art/machine-props.ts'
import { useLook, type Look } from '#looks/look.tsx'
import type { ComponentType } from 'react'
import styles from './draw-machine.module.css'

const machines: Record<Look, ComponentType<MachineProps>> = {
  blue: MachineBlue,
  cartoon: MachineCartoon,
  'sweet-blue': MachineSweetBlue,
}

/** The draw machine of the current look. It turns before a draw starts. */
export function DrawMachine({
  turning = false,
  max,
  className,
}: {
  turning?: boolean
  /** The highest number of the game. */
  max?: number | undefined
  className?: string | undefined
}) {
  const Machine = machines[useLook()]
  return (
    <svg className={className} viewBox="0 0 560 430" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <Machine ballsClass={turning ? styles.turning : undefined} max={max} />
    </svg>
  )
}
