import { styleVariables } from '@fairground/ui/style-variables'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatShare } from '#core/format/numbers.ts'
import { Button } from '#parts/controls/button.tsx'
import { drawPicture } from './draw-picture.ts'
import { firstView, type ViewAct, viewActs, viewKeys } from './view.ts'
import styles from './picture-viewer.module.css'

/** Shows a picture on a canvas: zoomed and turned by buttons and keys, moved by scrolling. */
export function PictureViewer({ picture, label }: { readonly picture: ImageBitmap; readonly label: string }) {
  const [view, setView] = useState(firstView)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, picture, view.degrees)
  }, [picture, view.degrees])

  const act = (name: ViewAct) => setView(viewActs[name])
  const onKeyDown = (event: KeyboardEvent) => {
    const name = viewKeys[event.key.toLowerCase()]
    if (name === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act(name)
  }
  return (
    <div className={styles.viewer}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys zoom and turn. */}
      <div
        className={styles.scroller}
        role="region"
        aria-label={`${label}. Plus and minus zoom, brackets turn, arrows move.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the region.
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <canvas
          ref={canvas}
          className={styles.picture}
          role="img"
          aria-label={`${label}, with a watermark`}
          style={styleVariables({ '--zoom': view.zoom })}
          onContextMenu={event => event.preventDefault()}
        />
      </div>
      <div className={styles.tools} role="group" aria-label="View">
        <Button icon="minus" label="Zoom out" onPress={() => act('further')}>
          <kbd>-</kbd>
        </Button>
        <Button onPress={() => act('fit')}>
          Fit
          <span aria-live="polite">{formatShare(view.zoom, 0)}</span>
        </Button>
        <Button icon="plus" label="Zoom in" onPress={() => act('closer')}>
          <kbd>+</kbd>
        </Button>
        <Button icon="repeat" label="Turn right" onPress={() => act('turnRight')}>
          <kbd>]</kbd>
        </Button>
      </div>
    </div>
  )
}
