import { formatAmount } from '#core/format/money.ts'
import { besideLines, type CurrencyFunds, owedLines } from './fund-lines.ts'
import styles from './funds.module.css'

/** What is owed to players and what is held for them, in one currency. */
export function FundsTable({
  funds,
  hasBeside = false,
}: {
  readonly funds: CurrencyFunds
  readonly hasBeside?: boolean
}) {
  const write = (minor: string) => formatAmount(minor, funds.currency)
  return (
    <table className={styles.funds}>
      <caption className="vh">Money of players in {funds.currency}</caption>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={2}>
            Owed
          </th>
        </tr>
        {owedLines.map(({ title, of }) => (
          <tr key={of}>
            <th scope="row">{title}</th>
            <td>{write(funds[of])}</td>
          </tr>
        ))}
        <tr className={styles.sum}>
          <th scope="row">Owed in all</th>
          <td>{write(funds.liability)}</td>
        </tr>
      </tbody>
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={2}>
            Held
          </th>
        </tr>
        <tr>
          <th scope="row">At payment providers</th>
          <td>{write(funds.atProviders)}</td>
        </tr>
        <tr>
          <th scope="row">In suspense, not for these players</th>
          <td>{write(String(-BigInt(funds.suspense)))}</td>
        </tr>
        <tr className={styles.sum}>
          <th scope="row">Held in all</th>
          <td>{write(String(BigInt(funds.atProviders) - BigInt(funds.suspense)))}</td>
        </tr>
      </tbody>
      {hasBeside && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              Beside it
            </th>
          </tr>
          {besideLines.map(({ title, of }) => (
            <tr key={of}>
              <th scope="row">{title}</th>
              <td>{write(funds[of])}</td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  )
}
