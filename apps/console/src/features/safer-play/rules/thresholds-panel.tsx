import { defaultThresholds } from '@fairground/rules/protection/thresholds'
import { useFormat } from '#core/operator/use-format.ts'
import { Panel } from '#parts/layout/panel.tsx'
import {
  findThresholds,
  type ThresholdGroup,
  thresholdGroups,
  thresholdWords,
} from '../words/threshold-words.ts'
import { formatThreshold } from './format-threshold.ts'
import styles from './rules.module.css'

/** The thresholds of one group in force. A changed one also shows the default. */
export function ThresholdsPanel({
  group,
  values,
}: {
  readonly group: ThresholdGroup
  readonly values: ReadonlyMap<string, number>
}) {
  const { amount } = useFormat()
  return (
    <Panel title={thresholdGroups[group]} isFlush>
      <dl className={styles.list}>
        {findThresholds(group).map(name => {
          const { title, unit } = thresholdWords[name]
          const standard = defaultThresholds[name]
          const value = values.get(name) ?? standard
          return (
            <div key={name} data-changed={value !== standard || undefined}>
              <dt>{title}</dt>
              <dd>
                {formatThreshold(value, unit, amount)}
                {value !== standard && <small>default {formatThreshold(standard, unit, amount)}</small>}
              </dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
