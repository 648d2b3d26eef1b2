import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#icons/icon.tsx'
import { paintFoil } from './foil.ts'
import { useGridFocus } from '#controls/use-grid-focus.ts'
import { useFoil } from './use-foil.ts'
import styles from './scratch-windows.module.css'

export interface ScratchWindow {
  /** Content under the foil; null until the server has sent it. */
  face: ReactNode | null
  /** The foil has been removed. */
  shown: boolean
  /** Requested from the server but not yet received. */
  pending?: boolean
  matched?: boolean
  label: string
}

export interface ScratchWindowsProps {
  label: string
  windows: readonly ScratchWindow[]
  columns?: number
  /** Text on untouched foil: "tap". */
  hint: string
  onTouch: (place: number) => void
  onShow: (place: number) => void
}

function Foil() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) paintFoil(canvas.current)
  }, [])
  return <canvas ref={canvas} className={styles.foil} aria-hidden="true" />
}

interface WindowProps extends ScratchWindow {
  place: number
  hint: string
  current: boolean
  onFocus: () => void
  onPress: () => void
}

function Window(props: WindowProps) {
  const {
    place,
    face,
    shown,
    pending = false,
    matched = false,
    label,
    hint,
    current,
    onFocus,
    onPress,
  } = props
  const [foiled] = useState(!shown)
  return (
    <button
      type="button"
      className={styles.window}
      data-place={place}
      data-known={face !== null || undefined}
      data-shown={shown || undefined}
      data-pending={pending || undefined}
      data-matched={(matched && shown) || undefined}
      aria-label={label}
      aria-busy={pending || undefined}
      tabIndex={current ? 0 : -1}
      onFocus={onFocus}
      onClick={onPress}
    >
      <span className={styles.face}>{face}</span>
      {foiled && <Foil />}
      {foiled && (
        <span className={styles.hint} aria-hidden="true">
          {hint}
        </span>
      )}
      {matched && shown && (
        <i className={styles.tick}>
          <Icon name="check" size="sm" />
        </i>
      )}
    </button>
  )
}

/** Windows under foil, opened by rubbing, by tapping or with the keyboard. */
export function ScratchWindows({ label, windows, columns = 3, hint, onTouch, onShow }: ScratchWindowsProps) {
  const grid = useRef<HTMLDivElement>(null)
  const { current, setCurrent, onKeyDown } = useGridFocus(grid, columns, windows.length)
  const foil = useFoil(grid, { onTouch, onCleared: onShow })
  return (
    <div role="group" aria-label={label}>
      <div ref={grid} className={styles.windows} role="presentation" onKeyDown={onKeyDown} {...foil}>
        {windows.map((window, place) => (
          <Window
            key={place}
            {...window}
            place={place}
            hint={hint}
            current={place === current}
            onFocus={() => setCurrent(place)}
            onPress={() => onShow(place)}
          />
        ))}
      </div>
    </div>
  )
}
