import { styleVariables } from '@fairground/ui/style-variables'
import styles from './progress.module.css'

/** How many steps are done. */
export function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  return (
    <div className={styles.progress}>
      <progress className="vh" value={done} max={all} aria-label="Steps that are done" />
      <span className={styles.track} aria-hidden="true">
        <i style={styleVariables({ '--share': `${(done / all) * 100}%` })} />
      </span>
      <b>
        {done} of {all}
      </b>
    </div>
  )
}
