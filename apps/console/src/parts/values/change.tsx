import styles from './change.module.css'

/** A value before and after a change. */
export function Change({ before, after }: { readonly before: string | null; readonly after: string | null }) {
  return (
    <span className={styles.change}>
      {before !== null && (
        <del>
          <span className="vh">before: </span>
          {before}
        </del>
      )}
      {after !== null && (
        <ins>
          <span className="vh">after: </span>
          {after}
        </ins>
      )}
    </span>
  )
}
