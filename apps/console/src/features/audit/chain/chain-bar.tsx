import { formatCount } from '#core/format/numbers.ts'
import { useFormat } from '#core/operator/use-format.ts'
import { useState } from 'react'
import { useLoggedRead } from '#core/api/use-logged-read.ts'
import { getDatabaseTime } from '#core/live/live-store.ts'
import { Button } from '#parts/controls/button.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Hash } from '#parts/values/hash.tsx'
import { Tag } from '#parts/values/tag.tsx'
import styles from './chain.module.css'

/** Says whether the server finds the chain whole, with the hash that others can keep. */
export function ChainBar() {
  // The server computes every hash of the log, so it does it when a person asks.
  const { data, error, isReading, read } = useLoggedRead('verifyAuditLog')
  const [at, setAt] = useState(0)
  const { seconds } = useFormat()
  const verify = async (): Promise<void> => {
    if (await read({})) setAt(getDatabaseTime())
  }
  return (
    <section className={styles.bar} aria-label="The chain" data-broken={data?.broken ? true : undefined}>
      <div aria-live="polite" className={styles.verdict}>
        {data?.broken ? (
          <>
            <Tag tone="stop" icon="warning">
              Chain broken
            </Tag>
            <b>
              Entry {formatCount(data.broken.seq)}: {data.broken.why}.
            </b>
            <span>Entries up to {formatCount(data.entries)} fit.</span>
          </>
        ) : data ? (
          <>
            <Tag tone="good" icon="check">
              Chain whole
            </Tag>
            <span>
              {formatCount(data.entries)} entries, verified by the server at {seconds(at)}
            </span>
            <span>
              last hash <Hash value={data.head} name="last hash" />
            </span>
          </>
        ) : (
          <span>
            {isReading
              ? 'The server computes the hash of every entry…'
              : 'Each entry contains the hash of the one before. A change of any of them breaks the chain.'}
          </span>
        )}
      </div>
      {Boolean(error) && !data && <Problem error={error} what="The chain was not verified." />}
      <Button icon="shield" isLoading={isReading} onPress={() => void verify()}>
        {data ? 'Verify again' : 'Verify the chain'}
      </Button>
    </section>
  )
}
