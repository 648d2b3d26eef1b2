import { isSameValue } from '#parts/form/model/paths.ts'
import { valueLabels } from '../editor/value-fields.tsx'
import { diffWords } from './diff-words.ts'
import styles from './versions.module.css'

type Values = Readonly<Record<string, unknown>>

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)

const order = Object.keys(valueLabels)

/** The names of all fields in the order of the form, because the database does not keep it. */
const toNames = (one: Values, other: Values): readonly string[] => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
}

/** The fields that differ, with the words that were removed and added. */
export function ValueDiff({ before, after }: { readonly before: object; readonly after: object }) {
  const [one, other] = [before as Values, after as Values]
  const changed = toNames(one, other).filter(name => !isSameValue(one[name], other[name]))
  if (changed.length === 0) return <p className={styles.equal}>There is no difference.</p>
  return (
    <dl className={styles.diff}>
      {changed.map(name => (
        <div key={name}>
          <dt>{valueLabels[name] ?? name}</dt>
          <dd>
            {diffWords(toText(one[name]), toText(other[name])).map(({ kind, text }, at) => {
              if (kind === 'same') return text
              const Mark = kind === 'removed' ? 'del' : 'ins'
              return (
                <Mark key={at}>
                  <span className="vh">{kind}: </span>
                  {text}
                </Mark>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
