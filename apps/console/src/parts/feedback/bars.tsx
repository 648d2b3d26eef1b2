import styles from './bars.module.css'

/** Grey bars in place of what loads. They appear after 150 ms. */
export function Bars({ count = 4 }: { readonly count?: number }) {
  return (
    <div className={styles.bars} role="status">
      <span className="vh">Loading</span>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  )
}
